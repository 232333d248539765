// Mounts a component for a unit test, and unmounts it after the test.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';

/** The element that the component was mounted into. */
export function render<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const mounted = mount(component as Component, { target, props });
  flushSync();
  onTestFinished(async () => {
    await unmount(mounted);
    target.remove();
  });
  return target;
}
