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
  /** Stands before the title. */
  readonly lead?: ReactNode;
  readonly image?: string;
  /** What it takes, told before anything is typed. */
  readonly hint?: string;
}

/** What is wrong with one row, by where it has to be put right. */
export interface RowErrors {
  /** The one that is told beside the row; undefined where the question's own error says it all. */
  readonly told: AnswerError | undefined;
  readonly isNameWrong: boolean;
  readonly isCellWrong: boolean;
  /** Columns whose input is wrong; empty where the whole row is. */
  readonly optionIds: readonly number[];
}

/** What the cells of a row are given. */
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

/** What is said of the rows of a sub-type. */
export interface MatrixTexts {
  /** What each row takes, told before anything is chosen. */
  readonly hint: (messages: Messages, node: SurveyNode) => string;
  /** How a row stands that has limits. */
  readonly status: (messages: Messages, shown: Shown, cell: MatrixCell | undefined) => string;
  /** What the respondent has to do in each row, said when there is no answer at all. */
  readonly askedFor: (messages: Messages, node: SurveyNode) => string;
  /** How to put right what a row holds. */
  readonly cellError: (messages: Messages, shown: Shown, answer: Answer | undefined, error: AnswerError) => string;
}

/** What the sub-types of a matrix differ in. */
export interface MatrixKind extends MatrixTexts {
  readonly Cells: ComponentType<CellsProps>;
  /** Stands under the titles of the columns. */
  readonly Foot?: ComponentType<FootProps>;
  readonly columnsOf: (messages: Messages, node: SurveyNode, options: readonly SurveyOption[]) => readonly Column[];
  /** What a column needs, whatever it is called, in px. */
  readonly leastWidth: number;
  /** Whether a row takes one of its columns: a group of radio buttons. */
  readonly isChosenOnce: boolean;
}
