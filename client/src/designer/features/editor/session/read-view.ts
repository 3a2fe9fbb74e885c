import { apply, type Operation, type SurveyDefinition } from '@wence/schema';
import { useSessionStore } from './session-store';

/** Reads what the author sees at that moment, for parts that have to ask about the survey as a whole when something is done. */
export function useReadView(): () => SurveyDefinition {
  const store = useSessionStore();
  return () => store.read().view;
}

/** Whether operations would take away what logic, a quota or a text refers to, and so need the author's word (Spec 8, A0103). */
export function useIsReferenced(): (operations: readonly Operation[]) => boolean {
  const readView = useReadView();
  return (operations) => {
    const applied = apply(readView(), operations);
    return !applied.ok && applied.fault.code === 'referenced';
  };
}
