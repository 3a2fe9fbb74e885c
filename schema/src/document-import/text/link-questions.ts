import { DRAFT_END, DRAFT_SCREEN_OUT, type DraftJump, type DraftPart, type DraftTest, type DraftWhen } from '../draft/draft-survey.js';
import type { DraftNote } from '../draft/import-note.js';
import type { ClosedQuestion } from './close-question.js';
import { halfWidth } from './half-width.js';
import type { TextTarget } from './open-question.js';
import { COMPARISON, JOINED_AND, JOINED_OR } from './text-patterns.js';

const CHECKED = 1;

/** Splits at a pattern whose groups do not become pieces. */
function splitAt(text: string, joint: RegExp): string[] {
  const plain = new RegExp(joint.source.replace(/\((?!\?)/g, '(?:'), 'gi');
  return text.split(plain).map((piece) => piece.trim());
}

/** Turns the numbers by which questions name each other into conditions and jumps between parts. */
export function linkQuestions(questions: readonly ClosedQuestion[], notes: DraftNote[]): void {
  const byNumber = new Map<number, ClosedQuestion>();
  for (const question of questions) if (question.number > 0 && !byNumber.has(question.number)) byNumber.set(question.number, question);

  const testOf = (text: string): DraftTest | undefined => {
    const match = COMPARISON.exec(text);
    const source = byNumber.get(Number(match?.[1]));
    if (!match || !source) return undefined;
    const wanted = (match[2] ?? '').split(/[,/\u3001]|\s+or\s+/i).map((word) => word.trim().replace(/^['"]|['"]$/g, ''));
    const options = wanted.map((word) => optionKey(source, word));
    return options.every((key) => key !== undefined) ? { question: source.part.key, algorithm: CHECKED, options } : undefined;
  };

  const whenOf = (text: string): DraftWhen | undefined => {
    const lists = splitAt(halfWidth(text), JOINED_OR).map((all) => splitAt(all, JOINED_AND).map(testOf));
    return lists.flat().includes(undefined) ? undefined : lists.map((list) => list.filter((test) => test !== undefined));
  };

  for (const { part, options, when } of questions) {
    const show = when === undefined ? undefined : whenOf(when);
    if (show) part.show = show;
    else if (when !== undefined) notes.push({ code: 'conditionLost', key: part.key, text: when });
    const jumps = jumpsOf(part, options, byNumber);
    if (jumps.length > 0) part.jumps = jumps;
    for (const { target, title } of options) {
      if (target !== undefined && keyOf(target, byNumber) === undefined) notes.push({ code: 'jumpLost', key: part.key, text: title });
    }
  }
}

/** An option by its letter, its number or its title. */
function optionKey({ options }: ClosedQuestion, word: string): string | undefined {
  const titles = options.map(({ title }) => halfWidth(title).toLowerCase());
  const wanted = word.toLowerCase();
  const exact = titles.indexOf(wanted);
  // People shorten long options where they refer to them.
  const byTitle = options[exact >= 0 || wanted.length < 2 ? exact : titles.findIndex((title) => title.startsWith(wanted))];
  if (byTitle) return byTitle.key;
  const place = /^[A-Za-z]$/.test(word) ? word.toUpperCase().charCodeAt(0) - 65 : Number(word) - 1;
  return options[place]?.key;
}

function keyOf(target: TextTarget, byNumber: ReadonlyMap<number, ClosedQuestion>): string | undefined {
  if (target === 'end') return DRAFT_END;
  return target === 'out' ? DRAFT_SCREEN_OUT : byNumber.get(target)?.part.key;
}

/** One jump for all options that lead to the same place. */
function jumpsOf(part: DraftPart, options: ClosedQuestion['options'], byNumber: ReadonlyMap<number, ClosedQuestion>): DraftJump[] {
  const byTarget = new Map<string, string[]>();
  for (const { key, target } of options) {
    const to = target === undefined ? undefined : keyOf(target, byNumber);
    if (to !== undefined) byTarget.set(to, [...(byTarget.get(to) ?? []), key]);
  }
  return Array.from(byTarget, ([to, keys]) => ({ to, when: [[{ question: part.key, algorithm: CHECKED, options: keys }]] }));
}
