import { endKey } from '../../../shared/visit-keys';
import { deviceStorage } from '../../draft/device';

/** The question whose own end page a response came to, kept on the device so that a reload shows the same page. No answers are. */
export function rememberEnd(surveyId: string, responseId: string, nodeId: number): void {
  deviceStorage.setItem(endKey(surveyId), `${nodeId} ${responseId}`);
}

/** Undefined: this response came to none, or nothing is remembered of it. `closed`: an author looks at the page of a survey that takes no answers. */
export function rememberedEnd(surveyId: string, responseId: string): number | 'closed' | undefined {
  const [, end, ofResponse] = /^([1-9]\d{0,9}|closed) (.+)$/.exec(deviceStorage.getItem(endKey(surveyId)) ?? '') ?? [];
  if (end === undefined || ofResponse !== responseId) return undefined;
  return end === 'closed' ? end : Number(end);
}
