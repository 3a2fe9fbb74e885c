import type { Answer, AnswerError, MatrixCell, SurveyNode, SurveyOption } from '@wence/schema';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../../i18n/zh-CN';
import type { QuestionProps, Shown } from '../base/question-props';

/** A column as it is drawn: of choices or inputs its option, of a rating one point of the scale. */
export interface Column {
  /** Id of the option, or the number of the point. */
  readonly key: number;
  /** Rich text. */
  readonly title: string;
  /** Shown before the title. */
  readonly lead?: ReactNode;
  readonly image?: string;
  /** Hint for the inputs of the column. */
  readonly hint?: string;
}

/** Errors of one row, by the part that needs a correction. */
export interface RowErrors {
  /** The one that is told beside the row; undefined where the question's own error says it all. */
  readonly told: AnswerError | undefined;
  readonly isNameWrong: boolean;
  readonly isCellWrong: boolean;
  /** Columns whose input is wrong; empty where the whole row is. */
  readonly optionIds: readonly number[];
}

/** Props of the cells of a row. */
export interface CellsProps extends QuestionProps {
  readonly columns: readonly Column[];
  readonly rowId: number;
  readonly cell: MatrixCell | undefined;
  readonly wrong: RowErrors;
  /** Id of what is said beside the row's title. */
  readonly noteId: string | undefined;
  /** `said`: what people hear who do not see it change. */
  readonly onChange: (cell: MatrixCell | null, said?: string) => void;
}

export interface FootProps {
  readonly node: SurveyNode;
  readonly columns: readonly Column[];
}

/** Texts of the rows of one kind of matrix. */
export interface MatrixTexts {
  /** Hint of the question. */
  readonly hint: (messages: Messages, node: SurveyNode) => string;
  /** State of a row that has limits; empty if there is nothing to say. */
  readonly status: (messages: Messages, shown: Shown, cell: MatrixCell | undefined) => string;
  /** Error text for a required question without any answer. */
  readonly askedFor: (messages: Messages, node: SurveyNode) => string;
  /** Error text for the cells of a row. */
  readonly cellError: (messages: Messages, shown: Shown, answer: Answer | undefined, error: AnswerError) => string;
}

/** Everything in which the kinds of matrix differ. */
export interface MatrixKind extends MatrixTexts {
  readonly Cells: ComponentType<CellsProps>;
  /** Shown under the titles of the columns. */
  readonly Foot?: ComponentType<FootProps>;
  readonly columnsOf: (messages: Messages, node: SurveyNode, options: readonly SurveyOption[]) => readonly Column[];
  /** Smallest width of a column, in px. */
  readonly leastWidth: number;
  /** True if a row is a group of radio buttons. */
  readonly isChosenOnce: boolean;
}
