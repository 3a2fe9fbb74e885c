import { answerKindOf } from '../definition/answer-kind.js';
import { formatOf, optionsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';

/**
 * How private the answers to a question are, where a report is shared by link:
 *
 * | | shown | its texts |
 * |---|---|---|
 * | open | yes | where texts are shown |
 * | typedContact: some input asks for a mobile number or an e-mail address | yes | where texts are shown and it was chosen by hand |
 * | personal: who somebody is, how to reach them, where they are | where texts are shown and it was chosen by hand | as the question |
 * | files: uploads and signatures | where it was chosen by hand: their number, never the files | |
 */
export type QuestionPrivacy = 'open' | 'typedContact' | 'personal' | 'files';

/** Name, e-mail address, mobile number, mobile number proved by a code. */
const CONTACT_TYPES: ReadonlySet<number | undefined> = new Set([50, 53, 54, 60]);
/** Formats of inputs: mobile number, e-mail address. */
const CONTACT_FORMATS: ReadonlySet<number> = new Set([3, 4]);

function asksForContact(node: SurveyNode): boolean {
  if (CONTACT_FORMATS.has(formatOf(node))) return true;
  return (optionsOf(node) ?? []).some(({ type = 0, setting }) => CONTACT_FORMATS.has(type) || CONTACT_FORMATS.has(setting?.format ?? 0));
}

/** Returns how private the answers to a question are. A form that asks for a mobile number or an e-mail address is personal as a whole: its other fields name whom it belongs to. */
export function privacyOf(node: SurveyNode): QuestionPrivacy {
  const kind = answerKindOf(node);
  if (kind === 'files') return 'files';
  if (kind === 'position' || CONTACT_TYPES.has(node.type)) return 'personal';
  if (!asksForContact(node)) return 'open';
  return kind === 'text' || kind === 'fields' || kind === 'table' ? 'personal' : 'typedContact';
}

/** What a shared report may show. */
export interface ShareRule {
  readonly showTexts: boolean;
  /** Questions that its author chose by hand; null: all. */
  readonly nodeIds: readonly number[] | null;
  readonly smallestBase: number;
}

/** Whether a question is in a shared report at all, and whether what was typed into it is. */
export function shownOf(
  node: SurveyNode,
  { showTexts, nodeIds }: Pick<ShareRule, 'showTexts' | 'nodeIds'>,
): { isShown: boolean; hasTexts: boolean } {
  const byHand = nodeIds?.includes(node.id) ?? false;
  const privacy = privacyOf(node);
  const isChosen = nodeIds === null || byHand;
  if (privacy === 'files') return { isShown: byHand, hasTexts: false };
  if (privacy === 'personal') return { isShown: byHand && showTexts, hasTexts: byHand && showTexts };
  return { isShown: isChosen, hasTexts: showTexts && (privacy === 'open' || byHand) };
}
