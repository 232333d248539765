// The faults of a level in words; what one hideout lacks is one sentence.
import { list, t } from '$i18n/i18n.svelte';
import { hideoutInWords } from '../names';
import type { LevelFault } from '$net/wire';

export interface Said {
  key: string;
  /** The hideout at fault, to show its picture. */
  hideout: string | null;
  text: string;
}

/** The faults of a field; too few hideouts are not reported while editing. */
export function faultsInWords(faults: LevelFault[], field: string): Said[] {
  const said = new Map<string, LevelFault[]>();
  for (const fault of faults) {
    if (fault.field !== field || fault.kind === 'not_eight_hideouts') continue;
    const key = `${fault.kind} ${fault.hideout}`;
    said.set(key, [...(said.get(key) ?? []), fault]);
  }
  return [...said].map(([key, those]) => {
    const { kind, hideout } = those[0]!;
    const lacks = list(those.flatMap((one) => (one.lacks ? [hideoutInWords(one.lacks)] : [])));
    return { key, hideout, text: t(`fault-${kind.replaceAll('_', '-')}`, { lacks }) };
  });
}
