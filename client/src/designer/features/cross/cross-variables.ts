import { readableText } from '@wence/schema';
import { PROVINCES } from '../../../shared/divisions/divisions';
import type { CrossQuestionFragment, CrossSourceFragment, CrossTableFragment } from './cross.generated';

/** A question, or a row of a matrix, that can stand in the rows or the columns of a cross table. */
export interface CrossVariable {
  readonly localId: number;
  /** Code and title. */
  readonly name: string;
  readonly isRetired: boolean;
  /** Code and title of the matrix it is a row of. */
  readonly matrix?: string;
}

type QuestionType = CrossSourceFragment['type'];

/** The types whose answers fall into a list of values. */
const CROSSED: ReadonlySet<QuestionType> = new Set<QuestionType>([
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'DROPDOWN',
  'IMAGE_CHOICE',
  'RATE',
  'SLIDER',
  'EVALUATE',
  'CASCADE',
  'CITY',
]);

const named = ({ code, title }: { code: string; title: string }): string => `${code} ${readableText(title)}`.trim();

/** All that can be crossed, in the order of the survey; of a matrix each row. */
export function crossVariables(questions: readonly CrossSourceFragment[]): CrossVariable[] {
  return questions.flatMap((question): CrossVariable[] => {
    const matrix = named(question);
    if (question.type === 'MATRIX') {
      return question.rows.map((row) => ({
        localId: row.rowId,
        name: `${question.code} · ${readableText(row.title)}`,
        isRetired: question.retired || row.retired,
        matrix,
      }));
    }
    return CROSSED.has(question.type) ? [{ localId: question.nodeId, name: matrix, isRetired: question.retired }] : [];
  });
}

const renamed = <Part extends { title: string }>(
  { divisions }: Pick<CrossQuestionFragment, 'divisions'>,
  parts: readonly Part[],
): Part[] => (divisions ? parts.map((part) => ({ ...part, title: PROVINCES[part.title] ?? part.title })) : [...parts]);

/** Tables with the names of provinces in place of their codes. */
export const withDivisionNames = (tables: readonly CrossTableFragment[]): CrossTableFragment[] =>
  tables.map((table) => ({
    ...table,
    columns: renamed(table.inner ?? table.column, table.columns),
    groups: renamed(table.column, table.groups),
    rows: renamed(table.row, table.rows),
  }));
