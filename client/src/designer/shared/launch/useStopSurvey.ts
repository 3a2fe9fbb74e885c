import { useCallback } from 'react';
import { useStopSurveyMutation } from './launch.generated';

/** Stops collecting. `stop` tells whether it worked; why it did not has been said by then. */
export const useStopSurvey = () => {
  const [mutate, { loading }] = useStopSurveyMutation();

  const stop = useCallback(
    async (surveyId: string): Promise<boolean> => {
      const outcome = await mutate({ variables: { input: { surveyId } } }).catch(() => null);
      return Boolean(outcome?.data);
    },
    [mutate],
  );

  return { stop, isStopping: loading };
};
