// Who I am on this device: a personal key, got from the server when first needed.
import type { Person } from './wire';

const KEPT = 'gemkeep.person';
let memory: Person | null = null;
let asking: Promise<Person> | null = null;

/** The person of this device, or null before there was need of one. */
export function person(): Person | null {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Person | null) ?? memory;
  } catch {
    return memory;
  }
}

/** Makes this device that person's: after a personal link was opened, for one. */
export function become(someone: Person): void {
  memory = someone;
  try {
    localStorage.setItem(KEPT, JSON.stringify(someone));
  } catch {
    // Then the key lives as long as the page.
  }
}

/** Forgets the person on this device; the key still opens everything elsewhere. */
export function forget(): void {
  memory = null;
  localStorage.removeItem(KEPT);
}

/** The person of this device, made now if there is none yet. */
export function somebody(): Promise<Person> {
  const known = person();
  if (known) return Promise.resolve(known);
  asking ??= fetch('/api/people', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`no key: ${answer.status}`);
      const made = (await answer.json()) as Person;
      become(made);
      return made;
    })
    .finally(() => (asking = null));
  return asking;
}
