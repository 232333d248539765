// Whether something has held for a while: what is over in an instant is not worth a word.

/** Call it while a component is made; `current` is true once it has held for so many ms. */
export function lasting(holds: () => boolean, time: number): { readonly current: boolean } {
  let current = $state(false);
  $effect(() => {
    if (!holds()) return;
    const timer = setTimeout(() => (current = true), time);
    return () => {
      clearTimeout(timer);
      current = false;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
