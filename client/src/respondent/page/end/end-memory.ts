import { endNodeIn } from '@wence/schema';
import { useEffect } from 'react';
import { endKey } from '../../../shared/visit-keys';
import { deviceStorage } from '../../draft/device';
import type { Session } from '../../session/session';

const examKey = (surveyId: string): string => `wence.exam.${surveyId}`;

const remember = (key: string, responseId: string, value: string): void => deviceStorage.setItem(key, `${value} ${responseId}`);

/** What is kept under a key about this very response; undefined: nothing. */
function remembered(key: string, responseId: string): string | undefined {
  const [value, ofResponse] = (deviceStorage.getItem(key) ?? '').split(' ');
  return value && ofResponse === responseId ? value : undefined;
}

/** Undefined: this response came to no end page of a question, or nothing is remembered of it. `closed`: an author looks at the page of a survey that takes no answers. */
export function rememberedEnd(surveyId: string, responseId: string): number | 'closed' | undefined {
  const end = remembered(endKey(surveyId), responseId);
  if (end === 'closed') return end;
  return end !== undefined && /^[1-9]\d{0,9}$/.test(end) ? Number(end) : undefined;
}

/** The submission whose score can be asked for again; undefined: none is remembered. */
export const rememberedExam = (surveyId: string, responseId: string): string | undefined => remembered(examKey(surveyId), responseId);

/**
 * Keeps on the device what a reload needs to show the same page: which question's own end page it was, and the submission of an exam, whose score may
 * come later. No answers are kept.
 */
export function useEndMemory({ survey: { definition, surveyId }, receipt, given, submissionId }: Session): void {
  useEffect(
    function keep() {
      if (!given || !receipt) return;
      const { responseId } = receipt;
      const nodeId = definition.endings?.nodes && endNodeIn(definition, given);
      if (nodeId !== undefined) remember(endKey(surveyId), responseId, String(nodeId));
      if (definition.settings?.exam?.showAfter) remember(examKey(surveyId), responseId, submissionId);
    },
    [definition, surveyId, receipt, given, submissionId],
  );
}
