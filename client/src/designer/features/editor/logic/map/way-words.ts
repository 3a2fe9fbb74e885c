import type { Stop, SurveyDefinition, Way } from '@wence/schema';
import { logicWords } from '../logic-words';
import { questionWords, type Translate } from '../question-words';

/** A way on as a sentence: the jump with its conditions, or where one comes without any. */
export function wayWords(definition: SurveyDefinition, stops: readonly Stop[], { item, to }: Way, t: Translate): string {
  if (item) return logicWords(definition, item, t);
  const next = stops[to];
  return next ? t('map.next', { question: questionWords(definition, next.nodeId, t) }) : t('map.behind');
}
