// Short notes that come and go at the edge of the page.
import { settings } from './settings.svelte';

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

let last = 0;

export const notes = $state<Note[]>([]);

export function note(text: string, tone: Note['tone'] = 'plain', seconds = 5): void {
  const id = ++last;
  // The same thing again takes the place of what was said of it.
  notes.filter((it) => it.text === text).forEach((it) => dismiss(it.id));
  notes.push({ id, text, tone });
  setTimeout(() => dismiss(id), settings.patient(seconds * 1000));
}

export function dismiss(id: number): void {
  const at = notes.findIndex((it) => it.id === id);
  if (at >= 0) notes.splice(at, 1);
}
