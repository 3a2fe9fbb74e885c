import { rowId, type SurveyDefinition } from '@wence/schema';
import {
  carryOver,
  checked,
  jump,
  matrix,
  multiple,
  nodeIdOf,
  optionIdOf,
  show,
  single,
  survey,
  text,
  withLogic,
} from '@wence/schema/testing';
import type { TestApp } from '../../testing/test-app.js';
import { Survey } from '../survey/survey.entity.js';
import { createSurvey } from '../survey/survey.factory.js';

/** Ids in order: Q1 1 (2 red, 3 blue), Q2 4 (5 tea, 6 mate), Q3 7, Q4 8 (rows 9, 10; columns 11, 12), Q5 13 (14). */
const QUESTIONS = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  multiple('Q2', 'Drinks?', ['tea', 'mate']),
  text('Q3', 'Why?'),
  matrix(1, 'Q4', 'Each?', ['mornings', 'evenings'], ['yes', 'no']),
  multiple('Q5', 'Best?', ['none of these']),
);

/** A survey with a jump 15 (16), a show item 17 (18) and a carry-over 19 (20). */
export const LOGICAL: SurveyDefinition = withLogic(
  QUESTIONS,
  jump('Q1', 'Q4', checked('Q1', 'blue')),
  show('Q3', checked('Q1', 'red')),
  carryOver('Q5', [checked('Q2')]),
);

export interface LogicalSurvey {
  readonly id: string;
  /** Row ids of its questions and options by code and title. */
  node(code: string): number;
  option(code: string, title: string): number;
  /** The row id of any local id. */
  row(localId: number): number;
  /** Both numbers of a part, as `/v1` answers them. */
  ids(localId: number): { readonly id: number; readonly rowId: number; readonly localId: number };
}

/** A survey of this author with that definition, made through the real door. */
export async function logicalSurvey(app: TestApp, author: { readonly token: string }): Promise<LogicalSurvey> {
  const { id } = await createSurvey(app, author, LOGICAL);
  const { number } = await app.platform.database.repository(Survey).findOneByOrFail({ id });
  return {
    id,
    node: (code) => rowId(number, nodeIdOf(LOGICAL, code)),
    option: (code, title) => rowId(number, optionIdOf(LOGICAL, code, title)),
    row: (localId) => rowId(number, localId),
    ids: (localId) => ({ id: rowId(number, localId), rowId: rowId(number, localId), localId }),
  };
}
