// What I am called on this device: the name I gave, or one that does until then.
import { t } from '$i18n/i18n.svelte';

const KEPT = 'gemkeep.name';
const GUEST = 'gemkeep.guest';
const GUESTS = ['otter', 'lynx', 'badger', 'falcon', 'marten', 'heron', 'hedgehog', 'raven'];
const first = Math.floor(Math.random() * GUESTS.length);

/** The name I gave, if I did. */
export const givenName = (): string => localStorage.getItem(KEPT) ?? '';

/** A name for who has given none: an animal, the same from now on, in the language of the page. */
export function guestName(): string {
  const kept = localStorage.getItem(GUEST) ?? '';
  const guest = GUESTS.includes(kept) ? kept : GUESTS[first]!;
  localStorage.setItem(GUEST, guest);
  return t(`guest-${guest}`);
}

export const myName = (): string => givenName() || guestName();

/** Keeps the name I gave; one that was only lent to me is not kept as mine. */
export function giveName(name: string): void {
  if (name !== guestName()) localStorage.setItem(KEPT, name);
}

export const forgetName = (): void => localStorage.removeItem(KEPT);
