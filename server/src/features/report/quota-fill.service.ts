import { documentOrder, quotaCounter, type SurveyDefinition } from '@wence/schema';
import type { ResponseReadModel } from '../response/response.read-model.js';
import { batchOf, eachResponse } from './each-response.js';

/** Numbers of responses by the keys that the model gives to the cells of quotas. A cell without any is not in it. */
export type QuotaFill = ReadonlyMap<string, number>;

/** Counts stored responses by the quotas of a survey. Knows nothing of who may ask. */
export class QuotaFillService {
  constructor(private readonly responses: ResponseReadModel) {}

  /**
   * Every response that counted before the call is looked at once, whichever version it was given to: parts of a survey keep their ids. Quotas that
   * are switched off are counted like the others, so that their author sees what switching them on would meet.
   */
  async count(surveyId: string, definition: SurveyDefinition): Promise<QuotaFill> {
    const quotas = (definition.quotas ?? []).map((quota) => ({ ...quota, enabled: true }));
    const fill = new Map<string, number>();
    if (quotas.length === 0) return fill;
    const { ofAnswers: cellsOf } = quotaCounter({ ...definition, quotas });
    const { lastResponse: last } = await this.responses.progressOf(surveyId);
    const part = { last, batch: batchOf(documentOrder(definition.nodes).length) };
    await eachResponse(
      (range) => this.responses.counting(surveyId, range),
      part,
      ({ answers, submissionId }) => {
        for (const { key } of cellsOf(answers, submissionId)) fill.set(key, (fill.get(key) ?? 0) + 1);
      },
    );
    return fill;
  }
}
