import { endKey } from '../../../shared/visit-keys';
import { deviceStorage } from '../../draft/device';

/** The question whose own end page a response came to, kept on the device so that a reload shows the same page. No answers are. */
export function rememberEnd(surveyId: string, responseId: string, nodeId: number): void {
  deviceStorage.setItem(endKey(surveyId), `${nodeId} ${responseId}`);
}

/** Undefined: this response came to none, or nothing is remembered of it. */
export function rememberedEnd(surveyId: string, responseId: string): number | undefined {
  const [, nodeId, ofResponse] = /^([1-9]\d{0,9}) (.+)$/.exec(deviceStorage.getItem(endKey(surveyId)) ?? '') ?? [];
  return ofResponse === responseId ? Number(nodeId) : undefined;
}
