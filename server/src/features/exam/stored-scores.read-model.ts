import { type ExamResult, scoreStored, type SurveyDefinition } from '@wence/schema';
import { createYield } from '../../platform/concurrency/create-yield.js';
import type { Database } from '../../platform/db/database.js';
import type { VersionService } from '../publish/version.service.js';
import { handMarksOf } from '../response/hand-mark.entity.js';
import type { Response } from '../response/response.entity.js';

interface Sources {
  readonly database: Database;
  readonly versions: Pick<VersionService, 'read'>;
}

/** The survey of these responses, and the version whose key counts. */
interface Key {
  readonly surveyId: string;
  readonly definition: SurveyDefinition;
}

type Scorable = Pick<Response, 'id' | 'status' | 'version' | 'submissionId' | 'answers'>;

/**
 * The scores that stored responses have by a key and by what people gave, by id; null: none. What was drawn for a response follows from the version that
 * it answers. Others get their turn in between.
 */
export async function storedScores(
  { database, versions }: Sources,
  { surveyId, definition }: Key,
  responses: readonly Scorable[],
): Promise<ReadonlyMap<string, ExamResult | null>> {
  const answered = new Map<number, SurveyDefinition | undefined>();
  for (const number of new Set(responses.map(({ version }) => version))) {
    answered.set(number, (await versions.read(surveyId, number))?.definition);
  }
  const marks = await handMarksOf(
    database,
    responses.map(({ id }) => id),
  );
  const scores = new Map<string, ExamResult | null>();
  const turn = createYield();
  for (const response of responses) {
    const { id, status, version } = response;
    const more = { drawnBy: answered.get(version), marks: marks.get(id) };
    scores.set(id, status === 'screened' ? null : scoreStored(definition, response, more));
    await turn();
  }
  return scores;
}
