// A level being edited; the server validates it after every change.
import { api } from '$net/api';
import { codeOf } from '$net/request-error';
import { BOX, SUPPLY } from '../catalogue';
import type {
  CheckedLevel,
  HideoutsCharge,
  HideoutsLevel,
  HideoutsStudy,
  LevelDraft,
  LevelFault,
} from '$net/wire';

export const SLOTS = 8;
/** How long after the last change it is validated, in ms. */
const PAUSE = 150;

export class Draft {
  name = $state('');
  hideouts = $state<string[]>([]);
  supply = $state(SUPPLY.most);
  advanced = $state(false);
  charge = $state<HideoutsCharge>('every');
  start = $state(false);

  faults = $state.raw<LevelFault[]>([]);
  /** The valid level and its code; null while it is invalid or being validated. */
  ready = $state.raw<{ code: string; level: HideoutsLevel } | null>(null);
  /** The least supply with which a deal can be won. */
  least = $state(0);
  trouble = $state<string | null>(null);
  /** How hard it is, once the server has found out. */
  study = $state.raw<HideoutsStudy | null>(null);

  constructor(name: string, hideouts: string[] = []) {
    this.name = name;
    this.hideouts = hideouts;
  }

  static of(level: HideoutsLevel): Draft {
    const draft = new Draft(level.name, [...level.hideouts]);
    draft.supply = level.supply;
    draft.advanced = level.advanced;
    draft.charge = level.advanced_charge;
    draft.start = level.advanced_start;
    return draft;
  }

  /** Whether no deal of it can be won, however lucky. */
  get hopeless(): boolean {
    return this.ready !== null && this.supply < this.least;
  }

  /** How many of a hideout are still in the box. */
  left(hideout: string): number {
    const all = BOX.find(([name]) => name === hideout)?.[1] ?? 0;
    return all - this.hideouts.filter((name) => name === hideout).length;
  }

  /** Moves a hideout from the box to this slot, or to the next free one. */
  put(hideout: string, slot = this.hideouts.length): boolean {
    if (slot >= SLOTS || this.left(hideout) < 1) return false;
    this.hideouts[Math.min(slot, this.hideouts.length)] = hideout;
    return true;
  }

  takeOut(slot: number): void {
    this.hideouts.splice(slot, 1);
  }

  /** Has the server validate it after a pause; call it inside an effect. */
  watch(): () => void {
    const { name, hideouts, supply, advanced, charge, start } = this;
    const asked: LevelDraft = {
      name: name.trim(),
      hideouts: [...hideouts],
      supply,
      advanced,
      advanced_charge: charge,
      advanced_start: start,
    };
    this.ready = null;
    let current = true;
    const timer = setTimeout(() => {
      api<CheckedLevel>('/levels/check', { body: asked }).then(
        ({ faults, code, level, least }) => {
          if (!current) return;
          this.trouble = null;
          this.faults = faults;
          this.ready = code && level ? { code, level } : null;
          this.least = least ?? 0;
        },
        (error: unknown) => {
          if (current) this.trouble = codeOf(error);
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }
}
