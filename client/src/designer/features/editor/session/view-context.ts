import { apply, type Operation, type SurveyDefinition } from '@wence/schema';
import { createContext, useContext } from 'react';

/** What the author sees now, for parts that have to ask about the survey as a whole. */
export const ViewContext = createContext<SurveyDefinition | null>(null);

/** Whether operations would take away what logic, a quota or a text refers to, and so need the author's word (Spec 8, A0103). */
export function useIsReferenced(): (operations: readonly Operation[]) => boolean {
  const view = useContext(ViewContext);
  return (operations) => {
    const applied = view && apply(view, operations);
    return applied?.ok === false && applied.fault.code === 'referenced';
  };
}
