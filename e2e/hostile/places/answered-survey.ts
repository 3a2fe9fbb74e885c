import { LIMITS, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import type { Put } from '../HostileTexts.js';
import { Ids } from './Ids.js';

const ANSWER = { max: 400 };

export interface AnsweredSurvey {
  readonly definition: SurveyDefinition;
  /** Answers by question, one record for each response. */
  readonly responses: readonly Readonly<Record<string, object>>[];
}

/** Choices with texts of the respondents' own, and open questions, with as many answers as a report shows of each. */
export function answeredSurvey(put: Put, questions: number): AnsweredSurvey {
  const ids = new Ids();
  const responses: Record<string, object>[] = Array.from({ length: 10 }, () => ({}));
  const title = put('survey: title', { max: LIMITS.title });
  const nodes = Array.from({ length: questions }, (_, place): SurveyNode => {
    const id = ids.next();
    const asked = { id, code: `Q${id}`, title: put('report: title', { max: LIMITS.title, isRich: true }) };
    if (place % 3 === 0) {
      for (const response of responses) response[id] = { text: put('report: answer', ANSWER) };
      return { ...asked, type: 3 };
    }
    const option = (code: string, other = false) => ({
      id: ids.next(),
      code,
      title: put('report: option', { max: LIMITS.optionTitle, isRich: true }),
      ...(other ? { other } : {}),
    });
    const options = [option('1'), option('2'), option('3', true)];
    const chosen = { option: options[2]?.id ?? 0 };
    for (const response of responses) {
      const choice = { ...chosen, text: put('report: answer beside an option', ANSWER) };
      response[id] = place % 3 === 1 ? choice : { options: [choice] };
    }
    return { ...asked, type: place % 3 === 1 ? 1 : 2, options };
  });
  return { definition: { format: 1, lastId: ids.last, title, language: 'en', nodes }, responses };
}
