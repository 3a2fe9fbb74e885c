import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { isOptionCode } from '../../code/code-format.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { checkText } from '../../reading/text-faults.js';
import { checkImageName } from '../../rich-text/address.js';
import { checkRichText } from '../../rich-text/check-rich-text.js';
import { isCascade, mostOptions } from '../cascade-level.js';
import { isExclusive, isOptionGroup, isOther } from '../defaults.js';
import type { SurveyOption, SurveyRow } from '../definition.js';
import { checkCode, checkFreshCode, checkId, checkIdAt } from './identity-faults.js';
import { checkOptionSetting } from './setting-faults.js';

/** Numbers of the input types an option may have (Spec 3, option input types; design: one list). */
const INPUT_TYPES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 90];

function checkInput(faults: FaultList, path: string, { type, prefix }: SurveyOption, row: QuestionRow): void {
  const hasInput = row.optionInput !== 'none';
  if (type !== undefined && !(hasInput && INPUT_TYPES.includes(type))) faults.add(at(path, 'type'), 'notAllowed');
  if (prefix === undefined) return;
  if (!hasInput) faults.add(at(path, 'prefix'), 'notAllowed');
  checkText(faults, path, 'prefix', prefix, { min: 0, max: LIMITS.optionPrefix });
}

function checkRoles(faults: FaultList, path: string, option: SurveyOption, row: QuestionRow): void {
  const isGroup = isOptionGroup(option);
  if (isGroup && !row.hasOptionGroups) faults.add(at(path, 'group'), 'notAllowed');
  if (isOther(option) && (isGroup || !row.takesOther)) faults.add(at(path, 'other'), 'notAllowed');
  if (isExclusive(option) && (isGroup || !row.takesExclusive)) faults.add(at(path, 'exclusive'), 'notAllowed');
}

/** The rules of one option by itself, as the entry of its question has them. What it contains is `checkOptionList`'s part. */
export function checkOption(faults: FaultList, path: string, option: SurveyOption, row: QuestionRow): void {
  checkId(faults, path, option.id);
  checkCode(faults, path, option.code, isOptionCode);
  checkRichText(faults, path, 'title', option.title, { min: 1, ...row.optionTitle });
  checkRoles(faults, path, option, row);
  checkInput(faults, path, option, row);
  checkOptionSetting(faults, at(path, 'setting'), row.optionSetting, option.type ?? 0, option.setting ?? {});
  if (option.rightTitle !== undefined) {
    if (!row.takesRightTitle) faults.add(at(path, 'rightTitle'), 'notAllowed');
    checkText(faults, path, 'rightTitle', option.rightTitle, { min: 0, max: LIMITS.rightTitle });
  }
  if (option.image !== undefined) checkImageName(faults, at(path, 'image'), option.image, row.takesImage);
  if (option.optionKey !== undefined) checkIdAt(faults, at(path, 'optionKey'), option.optionKey);
}

/** State shared by the options of one question while they are checked. */
interface Listing {
  readonly faults: FaultList;
  readonly row: QuestionRow;
  readonly codes: Set<string>;
  count: number;
  exclusives: number;
}

/** Returns whether an option may have members: groups may, and options of a cascade above its lowest level. A nested group has a fault of its own. */
const mayNest = (option: SurveyOption, row: QuestionRow, depth: number): boolean =>
  isCascade(row) ? depth < LIMITS.cascadeLevels : isOptionGroup(option);

function checkLevel(listing: Listing, path: string, options: readonly SurveyOption[], depth: number): void {
  const { faults, row, codes } = listing;
  options.forEach((option, place) => {
    const own = at(path, place);
    listing.count += 1;
    checkOption(faults, own, option, row);
    checkFreshCode(faults, own, option.code, codes);
    if (isOptionGroup(option) && depth > 1) faults.add(at(own, 'group'), 'notAllowed');
    if (isExclusive(option)) {
      listing.exclusives += 1;
      if (depth > 1) faults.add(at(own, 'exclusive'), 'notAllowed');
      if (listing.exclusives > 1) faults.add(at(own, 'exclusive'), 'notUnique');
    }
    if (option.nodes === undefined) return;
    if (!mayNest(option, row, depth)) faults.add(at(own, 'nodes'), 'notAllowed');
    checkLevel(listing, at(own, 'nodes'), option.nodes, depth + 1);
  });
}

/**
 * The rules of all options of a question: each by itself, how many at any depth, codes unique over all of them, one exclusive option and that not in
 * a group, groups and cascade levels no deeper than they go.
 */
export function checkOptionList(faults: FaultList, path: string, options: readonly SurveyOption[], row: QuestionRow): void {
  if (options.length > 0 && !row.hasOptions) faults.add(path, 'notAllowed');
  const listing: Listing = { faults, row, codes: new Set(), count: 0, exclusives: 0 };
  checkLevel(listing, path, options, 1);
  const most = mostOptions(row);
  if (listing.count > most) faults.add(path, 'tooMany', most);
}

/** The rules of one row by itself, as the entry of its question has them. */
export function checkRow(faults: FaultList, path: string, row: SurveyRow, entry: QuestionRow): void {
  checkId(faults, path, row.id);
  checkCode(faults, path, row.code, isOptionCode);
  checkRichText(faults, path, 'title', row.title, { min: 1, max: LIMITS.rowTitle });
  if (row.rightTitle !== undefined) {
    if (!entry.rowsTakeRightTitle) faults.add(at(path, 'rightTitle'), 'notAllowed');
    checkText(faults, path, 'rightTitle', row.rightTitle, { min: 0, max: LIMITS.rightTitle });
  }
  if (row.image !== undefined) checkImageName(faults, at(path, 'image'), row.image, entry.rowsTakeImage);
  if (row.other === true && !entry.rowsTakeOther) faults.add(at(path, 'other'), 'notAllowed');
}

/** The rules of all rows of a question: each by itself, how many, codes unique. */
export function checkRowList(faults: FaultList, path: string, rows: readonly SurveyRow[], entry: QuestionRow): void {
  if (rows.length > 0 && !entry.hasRows) faults.add(path, 'notAllowed');
  if (rows.length > LIMITS.rowsPerNode) faults.add(path, 'tooMany', LIMITS.rowsPerNode);
  const codes = new Set<string>();
  rows.forEach((row, place) => {
    checkRow(faults, at(path, place), row, entry);
    checkFreshCode(faults, at(path, place), row.code, codes);
  });
}
