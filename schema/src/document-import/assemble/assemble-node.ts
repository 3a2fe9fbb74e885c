import { defaultContent, defaultNodeTitle } from '../../catalogue/default-content.js';
import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { rowByKey } from '../../catalogue/question-catalogue.js';
import type { Language, SurveyNode } from '../../definition/definition.js';
import type { NewOption, NewRow } from '../../definition/new-part.js';
import { shapeNode } from '../../definition/shape/shape.js';
import { newOptions } from '../../edit/option/new-options.js';
import { newRows } from '../../edit/row/new-rows.js';
import { LIMITS } from '../../limit/limits.js';
import { byteLength, textLength } from '../../text/text.js';
import type { DraftOption, DraftPart, DraftRow } from '../draft/draft-survey.js';
import type { DraftNote } from '../draft/import-note.js';
import { contentText, oneLine } from '../draft/plain-content.js';
import { cutText, fitSetting } from './fit-setting.js';

/** A node that was made of a part, and which ids its options and rows have by their keys. */
export interface AssembledNode {
  readonly part: DraftPart;
  readonly node: SurveyNode;
  readonly options: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, number>;
  /** Ids that were used. */
  readonly count: number;
}

interface Context {
  readonly language: Language;
  /** The first id that is free. */
  readonly id: number;
  /** Place among the questions, from 1, for a title that is missing. */
  readonly place: number;
  readonly note: (note: DraftNote) => void;
}

/** Markup that has to be escaped takes more characters than it shows; cutting leaves room for it. */
export function fitTitle(given: string, max: number, onCut: () => void, unit?: 'bytes'): string {
  const line = oneLine(given);
  const size = unit === 'bytes' ? byteLength : textLength;
  const whole = contentText(line);
  if (size(whole) <= max) return whole;
  onCut();
  return cutText(line.replaceAll(/[<>]/g, ' '), max, unit).trim();
}

/** Fits a list into its limit; the rest is left out. */
function fitList<Item>(items: readonly Item[], most: number, onCut: () => void): readonly Item[] {
  if (items.length <= most) return items;
  onCut();
  return items.slice(0, most);
}

function fitOptions(given: readonly DraftOption[], row: QuestionRow, onCut: () => void): NewOption[] {
  let hasExclusive = false;
  return given.map((option): NewOption => {
    const isExclusive = option.exclusive === true && row.takesExclusive && !hasExclusive;
    hasExclusive ||= isExclusive;
    const isOther = option.other === true && row.takesOther && !isExclusive;
    const hasInput = row.optionInput === 'all' || (row.optionInput === 'other' && isOther);
    const title = fitTitle(option.title, row.optionTitle.max, onCut, row.optionTitle.unit);
    const setting = row.key === 'evaluate' || hasInput ? fitSetting(row.optionSetting, option.setting) : undefined;
    return {
      ...(title !== '' && { title }),
      ...(option.rightTitle && row.takesRightTitle && { rightTitle: cutText(oneLine(option.rightTitle), LIMITS.rightTitle) }),
      ...(isOther && { other: true }),
      ...(isExclusive && { exclusive: true }),
      ...(option.code !== undefined && { code: option.code }),
      ...(option.locked && { locked: true }),
      ...(hasInput && option.type !== undefined && { type: option.type }),
      ...(hasInput && option.required === false && { required: false }),
      ...(setting && { setting }),
    };
  });
}

const fitRows = (given: readonly DraftRow[], row: QuestionRow, onCut: () => void): NewRow[] =>
  given.map(({ title, rightTitle, other, locked }): NewRow => {
    const fitted = fitTitle(title, LIMITS.rowTitle, onCut);
    return {
      ...(fitted !== '' && { title: fitted }),
      ...(rightTitle && row.rowsTakeRightTitle && { rightTitle: cutText(oneLine(rightTitle), LIMITS.rightTitle) }),
      ...(other && row.rowsTakeOther && { other: true }),
      ...(locked && { locked: true }),
    };
  });

/** Ids by key, for a list whose ids count up from `first`. Of two parts with one key the first one counts. */
function idsByKey(parts: readonly { readonly key: string }[], first: number): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  parts.forEach(({ key }, place) => {
    if (!ids.has(key)) ids.set(key, first + place);
  });
  return ids;
}

/**
 * Makes a node of a part: what its entry of the catalogue does not have is left out, what is above a limit is cut and noted. It has no code yet.
 * Ids count up: the node, its options, its rows.
 */
export function assembleNode(part: DraftPart, { language, id, place, note }: Context): AssembledNode {
  const { key } = part;
  const row = rowByKey(part.kind);
  const cutTexts = () => note({ code: 'textCut', key });
  const cutMany = (limit: number) => () => note({ code: 'tooManyCut', key, text: String(limit) });
  const options = row.hasOptions ? fitList(part.options ?? [], LIMITS.optionsPerNode, cutMany(LIMITS.optionsPerNode)) : [];
  const rows = row.hasRows ? fitList(part.rows ?? [], LIMITS.rowsPerNode, cutMany(LIMITS.rowsPerNode)) : [];
  const title = fitTitle(part.title, LIMITS.title, cutTexts);
  const node = shapeNode({
    id,
    code: '',
    type: row.type,
    subType: row.subType,
    title: title === '' ? (defaultContent(row, language).title ?? defaultNodeTitle(language, place)) : title,
    required: part.required === true && row.isAnswerable,
    setting: fitSetting(row.setting, part.setting),
    sequence: row.hasOptions ? part.sequence : undefined,
    childSequence: row.hasRows ? part.childSequence : undefined,
    options: newOptions(fitOptions(options, row, cutTexts), language, id + 1),
    children: newRows(fitRows(rows, row, cutTexts), language, id + 1 + options.length),
  });
  const ids = { options: idsByKey(options, id + 1), rows: idsByKey(rows, id + 1 + options.length) };
  return { part, node, ...ids, count: 1 + options.length + rows.length };
}
