// One chunk for the table and the replay, which share most of their code.
export { default as Replay } from './Replay.svelte';
export { default as Screen } from './Screen.svelte';
