import type { DraftOption, DraftPart, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, recordOf, textOf } from '../draft/json-record.js';

/** Choices that a question has from an earlier one. */
export interface QsfCarry {
  /** Those chosen there, or those not chosen. */
  readonly carry?: DraftPart['carry'];
  /** They are copied as they stand there. */
  readonly copied?: DraftPart;
  /** They depend on something that nothing here stands for. */
  readonly isLost: boolean;
}

const NONE: QsfCarry = { isLost: false };

/** Reads where the choices of a question come from. All choices of an earlier question are a copy, whatever was chosen there. */
export function qsfCarry(payload: JsonRecord, find: (questionId: string) => DraftPart | undefined): QsfCarry {
  const locator = textOf(recordOf(payload.DynamicChoices).Locator);
  if (locator === '') return NONE;
  const [, question = '', group = ''] = /^q:\/\/([^/]+)\/ChoiceGroup\/(\w+)/.exec(locator) ?? [];
  const source = find(question);
  if (!source) return { isLost: true };
  if (group === 'AllChoices') return { copied: source, isLost: false };
  const isChosen = group === 'SelectedChoices';
  if (isChosen || group === 'UnselectedChoices') return { carry: { question, isChosen }, isLost: false };
  return { copied: source, isLost: true };
}

const copyOf = ({ key, title, other }: DraftOption | DraftRow) => ({ key: `x${key}`, title, ...(other && { other }) });

/** The lists of a question in front of which the choices of another one stand: its rows, if it has any kind of them, or its options. */
export function withCopied(lists: Pick<DraftPart, 'options' | 'rows'>, source: DraftPart | undefined): Pick<DraftPart, 'options' | 'rows'> {
  const copies = (source?.rows ?? source?.options ?? []).map(copyOf);
  if (copies.length === 0) return lists;
  return lists.rows ? { ...lists, rows: [...copies, ...lists.rows] } : { ...lists, options: [...copies, ...(lists.options ?? [])] };
}
