import type { Operation } from '@wence/schema';

const settingKeys = (set: { readonly setting?: object }) => Object.keys(set.setting ?? {}).join();
const keysOf = (set: object) => Object.keys(set).join();

/**
 * Whether the later operation sets exactly what the earlier one set, so that it can take its place: a sentence typed letter by letter is one
 * operation and one step of undo.
 */
export function overwrites(later: Operation, earlier: Operation): boolean {
  if (later.op === 'updateSurvey' && earlier.op === 'updateSurvey') return keysOf(later.set) === keysOf(earlier.set);
  if (later.op === 'updateNode' && earlier.op === 'updateNode') {
    const sameKeys = keysOf(later.set) === keysOf(earlier.set) && settingKeys(later.set) === settingKeys(earlier.set);
    return later.nodeId === earlier.nodeId && sameKeys;
  }
  if (later.op === 'updateOption' && earlier.op === 'updateOption') {
    return later.nodeId === earlier.nodeId && later.optionId === earlier.optionId && keysOf(later.set) === keysOf(earlier.set);
  }
  return false;
}
