import type { ExamResult, GivenMarks } from '@wence/schema';
import { EntitySchema, In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import type { Response } from './response.entity.js';

export const HAND_MARK_STATES = ['waiting', 'marked'] as const;

export type HandMarkState = (typeof HAND_MARK_STATES)[number];

/**
 * An answer in an exam that a person marks, and what the person gave for it. It stands apart from the score of the response, which is made of it and of
 * the key, so that another key leaves it alone. Whatever writes the score of a response writes in the same unit which of its answers wait.
 */
export class HandMark {
  responseId: string;
  nodeId: number;
  surveyId: string;
  /** Running number of the response. */
  seq: number;
  state: HandMarkState;
  /** Half points; null while it waits. */
  halves: number | null;
  /** What its respondent is told; null: nothing. */
  comment: string | null;
  markedBy: string | null;
  markedAt: Date | null;
}

export const handMarkEntity: EntityDefinition = (types) =>
  new EntitySchema<HandMark>({
    name: 'hand_mark',
    target: HandMark,
    columns: {
      responseId: { ...types.id, name: 'response_id', primary: true },
      nodeId: { ...types.integer, name: 'node_id', primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      seq: types.bigint,
      state: types.token(16),
      halves: { ...types.integer, nullable: true },
      comment: { ...types.document, nullable: true },
      markedBy: { ...types.id, name: 'marked_by', nullable: true },
      markedAt: { ...types.instant, name: 'marked_at', nullable: true },
    },
    indices: [
      // The queue response by response, and question by question.
      { name: 'IDX_hand_mark_response', columns: ['surveyId', 'state', 'seq', 'nodeId'] },
      { name: 'IDX_hand_mark_node', columns: ['surveyId', 'nodeId', 'state', 'seq'] },
    ],
  });

type Scored = Pick<Response, 'id' | 'surveyId' | 'seq'> & { readonly exam: ExamResult | null };

/** Rows in one statement; each has a value for every column, and SQLite takes 32,766 values. */
const ROWS = 1_000;

/** The answers of a response that wait for a person by its score. */
const waitingIn = ({ id: responseId, surveyId, seq, exam }: Scored): HandMark[] =>
  exam?.waiting
    ? exam.questions
        .filter(({ mark }) => mark === 'unmarked')
        .map(({ nodeId }) => ({
          responseId,
          nodeId,
          surveyId,
          seq,
          state: 'waiting',
          halves: null,
          comment: null,
          markedBy: null,
          markedAt: null,
        }))
    : [];

/** The columns of a row that waits, and the rows of these responses, for plain SQL. */
export const WAITING_COLUMNS = 'hand_mark (response_id, node_id, survey_id, seq, state)';

export const waitingValues = (responses: readonly Scored[]): readonly (readonly unknown[])[] =>
  responses.flatMap(waitingIn).map(({ responseId, nodeId, surveyId, seq, state }) => [responseId, nodeId, surveyId, seq, state]);

/** Inside the unit that writes the scores of new responses: those of their answers wait that the scores say. */
export async function addWaiting(database: Database, responses: readonly Scored[]): Promise<void> {
  const rows = responses.flatMap(waitingIn);
  for (let at = 0; at < rows.length; at += ROWS) await database.repository(HandMark).insert(rows.slice(at, at + ROWS));
}

/** Inside the unit that writes other scores of responses. Marks stay, whether the score counts them or not. */
export async function replaceWaiting(database: Database, responses: readonly Scored[]): Promise<void> {
  if (responses.length === 0) return;
  await database.repository(HandMark).delete({ responseId: In(responses.map(({ id }) => id)), state: 'waiting' });
  await addWaiting(database, responses);
}

/** What people gave for the answers of these responses, by their ids. */
export async function handMarksOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, GivenMarks>> {
  const given = new Map<string, Map<number, number>>();
  if (ids.length === 0) return given;
  const select = { responseId: true, nodeId: true, halves: true } as const;
  const rows = await database.repository(HandMark).find({ select, where: { responseId: In([...ids]), state: 'marked' } });
  for (const { responseId, nodeId, halves } of rows) {
    const marks = given.get(responseId) ?? new Map<number, number>();
    given.set(responseId, marks.set(nodeId, (halves ?? 0) / 2));
  }
  return given;
}
