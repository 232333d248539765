// The person of this device: an id and a secret key, requested from the server when first needed.
import type { Person } from './wire';

const KEPT = 'gemkeep.person';
let memory: Person | null = null;
let requested: Promise<Person> | null = null;

/** The person of this device, or null before one was needed. */
export function person(): Person | null {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Person | null) ?? memory;
  } catch {
    return memory;
  }
}

/** Makes this the person of the device, for example from a personal link. */
export function setPerson(someone: Person): void {
  memory = someone;
  try {
    localStorage.setItem(KEPT, JSON.stringify(someone));
  } catch {
    // Without storage the key is kept as long as the page.
  }
}

/** Removes the person from this device; the key still works elsewhere. */
export function clearPerson(): void {
  memory = null;
  localStorage.removeItem(KEPT);
}

/** The person of this device, made now if there is none. */
export function ensurePerson(): Promise<Person> {
  const known = person();
  if (known) return Promise.resolve(known);
  requested ??= fetch('/api/people', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
    .then(async (response) => {
      if (!response.ok) throw new Error(`no key: ${response.status}`);
      const made = (await response.json()) as Person;
      setPerson(made);
      return made;
    })
    .finally(() => (requested = null));
  return requested;
}
