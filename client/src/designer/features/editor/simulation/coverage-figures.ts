import type { Coverage } from '@wence/schema';

/** Coverage of one kind of part. */
export interface Share {
  readonly kind: 'questions' | 'options' | 'rows' | 'jumps' | 'rules';
  readonly reached: number;
  readonly all: number;
}

const share = (kind: Share['kind'], times: readonly number[]): Share => ({
  kind,
  reached: times.filter((n) => n > 0).length,
  all: times.length,
});

/** Coverage of each kind of part that the survey has. */
export function sharesOf({ questions, options, rows, logic }: Coverage): readonly Share[] {
  return [
    share(
      'questions',
      questions.map(({ shown }) => shown),
    ),
    share(
      'options',
      options.map(({ chosen }) => chosen),
    ),
    share(
      'rows',
      rows.map(({ answered }) => answered),
    ),
    share(
      'jumps',
      logic.flatMap(({ isJump, taken }) => (isJump ? taken : [])),
    ),
    share(
      'rules',
      logic.flatMap(({ isJump, taken }) => (isJump ? [] : taken)),
    ),
  ].filter(({ all }) => all > 0);
}

/** A part of a question that respondents can take up. */
export interface PartLine {
  readonly id: number;
  readonly offered: number;
  readonly taken: number;
}

/** A question with what its respondents did. */
export interface QuestionLine {
  readonly nodeId: number;
  readonly shown: number;
  readonly answered: number;
  readonly options: readonly PartLine[];
  readonly rows: readonly PartLine[];
}

function byNode<T extends { readonly nodeId: number }>(items: readonly T[], lineOf: (item: T) => PartLine): Map<number, PartLine[]> {
  const lines = new Map<number, PartLine[]>();
  for (const item of items) lines.set(item.nodeId, [...(lines.get(item.nodeId) ?? []), lineOf(item)]);
  return lines;
}

/** Question by question, in the order of the survey. */
export function linesOf({ questions, options, rows }: Coverage): readonly QuestionLine[] {
  const optionLines = byNode(options, ({ optionId, offered, chosen }) => ({ id: optionId, offered, taken: chosen }));
  const rowLines = byNode(rows, ({ rowId, offered, answered }) => ({ id: rowId, offered, taken: answered }));
  return questions.map(({ nodeId, shown, answered }) => ({
    nodeId,
    shown,
    answered,
    options: optionLines.get(nodeId) ?? [],
    rows: rowLines.get(nodeId) ?? [],
  }));
}

/** Minutes as people say them: tenths below ten, whole ones above. */
export function minutesOf(seconds: number): string {
  const minutes = seconds / 60;
  return minutes < 10 ? String(Math.max(0.1, Math.round(minutes * 10) / 10)) : String(Math.round(minutes));
}

/** At most one digit behind the point. */
export const briefly = (number: number): string => String(Math.round(number * 10) / 10);
