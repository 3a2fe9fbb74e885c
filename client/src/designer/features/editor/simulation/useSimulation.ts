import { useState } from 'react';
import { serverFault } from '../../../../graphql/server-fault';
import {
  type TestAnswersSeenFragment,
  usePurgeTestResponsesMutation,
  useSimulateResponsesMutation,
  useSimulationPageQuery,
} from './simulation.generated';

/** Parameters of a simulation. */
export interface SimulationParameters {
  readonly count: number;
  readonly seed: number | null;
}

export interface Fault {
  /** Most respondents that a survey of this length may have; null: something else went wrong. */
  readonly most: number | null;
}

/** Results are not cached: they depend on the draft and may be large. */
const FRESH = { fetchPolicy: 'no-cache' } as const;
const QUIET = { quiet: ['A0400'] } as const;

/** The test answers of a survey, and what is done about them. */
export function useSimulation(surveyId: string) {
  const { data, error, refetch } = useSimulationPageQuery({ ...FRESH, variables: { surveyId } });
  const [latest, setLatest] = useState<TestAnswersSeenFragment | null>(null);
  const [running, setRunning] = useState<SimulationParameters | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [simulate] = useSimulateResponsesMutation(FRESH);
  const [purge] = usePurgeTestResponsesMutation(FRESH);

  const run = async ({ count, seed }: SimulationParameters): Promise<void> => {
    setRunning({ count, seed });
    setFault(null);
    try {
      const { data: done } = await simulate({ variables: { input: { surveyId, count, seed } }, context: QUIET });
      if (done) setLatest(done.simulateResponses.testAnswers);
    } catch (wrong) {
      const field = serverFault(wrong)?.fields?.find((each) => each.field === 'count');
      setFault({ most: field?.limit ?? null });
    }
    setRunning(null);
  };
  /** False: they are still there, and why has been said. */
  const removeAll = async (): Promise<boolean> => {
    const done = await purge({ variables: { input: { surveyId } } }).catch(() => null);
    if (!done?.data) return false;
    setLatest(done.data.purgeTestResponses.testAnswers);
    return true;
  };
  return {
    answers: latest ?? data?.testAnswers,
    failed: error !== undefined,
    retry: () => void refetch(),
    running,
    fault,
    run,
    removeAll,
  };
}
