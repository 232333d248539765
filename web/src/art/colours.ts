import type { Colour } from '$net/wire';

/** The shades of each player colour's robe. */
export const ROBES: Record<Colour, { cloth: string; shade: string; light: string; ink: string }> = {
  red: { cloth: '#c73a50', shade: '#7d1a2d', light: '#f0788a', ink: '#fff1e6' },
  blue: { cloth: '#3a7cc4', shade: '#1c4679', light: '#82b8ef', ink: '#f2f8ff' },
  green: { cloth: '#4d9150', shade: '#265429', light: '#93cc8c', ink: '#f4fff0' },
  yellow: { cloth: '#dba92f', shade: '#8a6210', light: '#fbdc85', ink: '#3a2705' },
  purple: { cloth: '#8a58c4', shade: '#4c2a78', light: '#c09bec', ink: '#fbf3ff' },
  white: { cloth: '#ddd5c5', shade: '#8d8473', light: '#fffaf0', ink: '#3a3226' },
  orange: { cloth: '#da7430', shade: '#87400f', light: '#f9ae75', ink: '#2e1503' },
  teal: { cloth: '#349a90', shade: '#175751', light: '#7fd3c9', ink: '#effffc' },
};

export const COLOURS = Object.keys(ROBES) as Colour[];
