import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { isTypedCode } from '../../code/code-format.js';
import { isCascade, mostOptions } from '../../definition/cascade-level.js';
import { isExclusive, isOptionGroup, languageOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { checkCode, checkFreshCode } from '../../definition/faults/identity-faults.js';
import { checkOption } from '../../definition/faults/option-faults.js';
import type { NewOption } from '../../definition/new-part.js';
import { walkOptions } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';
import { at, FaultList } from '../../reading/fault.js';
import { invalid, type Refusal, refuse } from '../operation/step.js';
import { withOptions } from '../tree/replace-node.js';
import type { OptionHolder } from './find-options.js';
import { countNew, newOptions } from './new-options.js';

/** State that new options are checked against one after another. */
interface CheckState {
  readonly faults: FaultList;
  readonly row: QuestionRow;
  readonly codes: Set<string>;
  hasExclusive: boolean;
}

const mayHaveMembers = (option: SurveyOption, row: QuestionRow, depth: number): boolean =>
  isCascade(row) ? depth < LIMITS.cascadeLevels : isOptionGroup(option) && depth === 1;

function checkRoles({ faults, row }: CheckState, path: string, option: SurveyOption, depth: number): void {
  if (depth > 1 && isOptionGroup(option)) faults.add(at(path, 'group'), 'notAllowed');
  if (depth > 1 && isExclusive(option)) faults.add(at(path, 'exclusive'), 'notAllowed');
  if (option.nodes !== undefined && !mayHaveMembers(option, row, depth)) faults.add(at(path, 'nodes'), 'notAllowed');
}

function check(scene: CheckState, path: string, given: NewOption, option: SurveyOption, depth: number): void {
  const { faults, row, codes } = scene;
  checkOption(faults, path, option, row);
  checkRoles(scene, path, option, depth);
  if (given.code !== undefined) checkCode(faults, path, option.code, isTypedCode);
  checkFreshCode(faults, path, option.code, codes);
  if (isExclusive(option) && scene.hasExclusive) faults.add(at(path, 'exclusive'), 'notUnique');
  scene.hasExclusive ||= isExclusive(option);
  option.nodes?.forEach((member, place) => check(scene, at(at(path, 'nodes'), place), given.nodes?.[place] ?? {}, member, depth + 1));
}

/** New options of a question, sound and ready to be put in. */
interface BuiltOptions {
  readonly ok: true;
  readonly options: readonly SurveyOption[];
}

/**
 * Makes new options for a question out of what an author gave (`newOptions`) and refuses those that it cannot have: by themselves, next to the
 * options it keeps (`beside`: typed codes, a second exclusive one), because of what they contain, or because no ids are left. `pathOf` tells where
 * the author gave each.
 */
export function buildOptions(
  definition: SurveyDefinition,
  { row }: OptionHolder,
  given: readonly NewOption[],
  beside: readonly SurveyOption[],
  pathOf: (place: number) => string,
): BuiltOptions | Refusal {
  if (definition.lastId + countNew(given) > LIMITS.localId) return refuse(pathOf(0), 'tooLarge', LIMITS.localId);
  const options = newOptions(given, languageOf(definition), definition.lastId + 1, beside);
  const scene: CheckState = {
    faults: new FaultList(),
    row,
    codes: new Set(Array.from(walkOptions(beside), ({ code }) => code)),
    hasExclusive: beside.some(isExclusive),
  };
  options.forEach((option, place) => check(scene, pathOf(place), given[place] ?? {}, option, 1));
  return scene.faults.isEmpty ? { ok: true, options } : invalid(scene.faults.all);
}

/** A survey in which a question has new options. */
interface GrownOptions {
  readonly ok: true;
  readonly definition: SurveyDefinition;
  /** New ids, in order of creation. */
  readonly created: readonly number[];
}

/**
 * The survey with another list of options in a question. `added` are those among them whose ids continue from `lastId`. Refused, at the field `path`,
 * where there are too many options: more than `mostOptions`.
 */
export function growOptions(
  definition: SurveyDefinition,
  node: SurveyNode,
  options: readonly SurveyOption[],
  added: readonly SurveyOption[],
  path: string,
): GrownOptions | Refusal {
  const created = Array.from(walkOptions(added), ({ id }) => id);
  const count = Array.from(walkOptions(options)).length;
  const most = mostOptions(node);
  if (count > most) return refuse(path, 'tooMany', most);
  const lastId = definition.lastId + created.length;
  return { ok: true, definition: withOptions({ ...definition, lastId }, node, options), created };
}
