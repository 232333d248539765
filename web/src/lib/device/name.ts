// The name of the person on this device: the one they gave, or a guest name until then.
import { t } from '$i18n/i18n.svelte';

const KEPT = 'gemkeep.name';
const GUEST = 'gemkeep.guest';
const GUESTS = ['otter', 'lynx', 'badger', 'falcon', 'marten', 'heron', 'hedgehog', 'raven'];
const first = Math.floor(Math.random() * GUESTS.length);

/** The name that was given; empty if none was. */
export const savedName = (): string => localStorage.getItem(KEPT) ?? '';

/** An animal, the same from the first time on, in the language of the page. */
export function guestName(): string {
  const kept = localStorage.getItem(GUEST) ?? '';
  const guest = GUESTS.includes(kept) ? kept : GUESTS[first]!;
  localStorage.setItem(GUEST, guest);
  return t(`guest-${guest}`);
}

export const myName = (): string => savedName() || guestName();

/** Saves a name; a guest name is not saved. */
export function saveName(name: string): void {
  if (name !== guestName()) localStorage.setItem(KEPT, name);
}

export const clearName = (): void => localStorage.removeItem(KEPT);
