import { type ColumnKind, type ColumnPart, type TestKey, testsOfColumn } from '@wence/schema';
import type { AskedColumnFragment } from './response-conditions.generated';

export interface Choice {
  readonly id: number;
  readonly title: string;
}

/** A field, item or column of a question that a test may be about. */
export interface AskedPart {
  readonly optionId: number;
  readonly label: string;
}

/** A question, or a row of a matrix, as conditions may ask for it. */
export interface AskedQuestion {
  readonly key: string;
  readonly nodeId: number;
  readonly rowId: number | null;
  /** Code and title. */
  readonly label: string;
  readonly isRetired: boolean;
  /** In the order in which they are offered. */
  readonly tests: readonly TestKey[];
  readonly choices: readonly Choice[];
  /** Those that each test may be about; a test that is not here asks for the question itself. */
  readonly parts: Readonly<Partial<Record<TestKey, readonly AskedPart[]>>>;
}

/** The words of the plan for the names that the graph has for them: `ROW_COUNT` is `rowCount`. */
const wordOf = (name: string): string => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const kindOf = (column: AskedColumnFragment) => ({
  kind: wordOf(column.kind) as ColumnKind, // The graph has a name for each word, and no other.
  ...(column.part && { part: wordOf(column.part) as ColumnPart }),
});

const questionKey = ({ nodeId, rowId }: { nodeId: number; rowId: number | null }): string => `${nodeId}.${rowId ?? ''}`;

/** What a column says behind the title of its question. */
function partLabel({ label, question }: AskedColumnFragment): string {
  const before = `${question?.label} - `;
  return label.startsWith(before) ? label.slice(before.length) : label;
}

/** Options by their ids, each once: of a code the values, of a flag the option that it stands for. */
function choicesOf(columns: readonly AskedColumnFragment[]): Choice[] {
  const choices = new Map<number, string>();
  for (const column of columns) {
    if (!testsOfColumn(kindOf(column)).includes('anyOf')) continue;
    if (column.kind === 'CODE') for (const { value, title } of column.values) choices.set(Number(value), title);
    else if (column.optionId !== null) choices.set(column.optionId, partLabel(column));
  }
  return [...choices].map(([id, title]) => ({ id, title }));
}

function partsOf(columns: readonly AskedColumnFragment[]): AskedQuestion['parts'] {
  const parts: Partial<Record<TestKey, AskedPart[]>> = {};
  for (const column of columns) {
    for (const test of testsOfColumn(kindOf(column))) {
      if ((test !== 'range' && test !== 'contains') || column.optionId === null) continue;
      (parts[test] ??= []).push({ optionId: column.optionId, label: partLabel(column) });
    }
  }
  return parts;
}

/** The questions that columns belong to, in the order of the columns. */
export function askedQuestions(columns: readonly AskedColumnFragment[]): AskedQuestion[] {
  const owned = new Map<string, AskedColumnFragment[]>();
  for (const column of columns) {
    if (!column.question) continue;
    const key = questionKey(column.question);
    owned.set(key, [...(owned.get(key) ?? []), column]);
  }
  return [...owned].flatMap(([key, own]): AskedQuestion[] => {
    const question = own[0]?.question;
    if (!question) return [];
    const tests = new Set<TestKey>(own.flatMap((column) => testsOfColumn(kindOf(column))));
    return [
      {
        key,
        nodeId: question.nodeId,
        rowId: question.rowId,
        label: `${question.name} ${question.label}`.trim(),
        isRetired: question.retired,
        tests: [...tests, 'state'],
        choices: choicesOf(own),
        parts: partsOf(own),
      },
    ];
  });
}

/** The question that a condition asks for; undefined: the survey has no such question any more, or its columns are not here. */
export const questionOf = (
  questions: readonly AskedQuestion[],
  { nodeId, rowId }: { nodeId: number; rowId?: number },
): AskedQuestion | undefined => questions.find(({ key }) => key === questionKey({ nodeId, rowId: rowId ?? null }));
