// Short messages at the edge of the page, which go away by themselves.
import { settings } from '../device/settings.svelte';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

let last = 0;

export const toasts = $state<Toast[]>([]);

/** Shows a toast; one with the same text is replaced. */
export function toast(text: string, tone: Toast['tone'] = 'plain', seconds = 5): void {
  const id = ++last;
  toasts.filter((it) => it.text === text).forEach((it) => dismiss(it.id));
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), settings.patient(seconds * 1000));
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((it) => it.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
