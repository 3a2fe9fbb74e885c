import { useEffect, useState } from 'react';
import { onReconnect } from '../../../graphql/reconnect';
import { serverFault } from '../../../graphql/server-fault';
import {
  type AnswerToMarkFragment,
  type ExamAnswersQueryVariables,
  MarkingPageDocument,
  type MarkingPageQuery,
  useExamAnswersQuery,
  useMarkAnswersMutation,
  useMarkingPageQuery,
} from './marking.generated';
import { keyOf, type Mark } from './marks';

/** Which answers are shown: to one question or, with null, to all of them, response by response. */
export interface Shown {
  readonly state: ExamAnswersQueryVariables['state'];
  readonly nodeId: number | null;
}

/** The survey and how far people are, kept up to date by what is marked here. */
export function useProgress(surveyId: string) {
  const { data, error, refetch } = useMarkingPageQuery({ variables: { surveyId }, fetchPolicy: 'network-only' });
  useEffect(() => onReconnect(() => void refetch()), [refetch]);
  return { page: data, failed: error !== undefined && data === undefined, retry: () => void refetch() };
}

/**
 * A page of answers, and what was given for them since it came. Marked answers stay where they are until the next page is asked for, so that nothing
 * moves under the hands of whoever marks.
 */
export function useAnswers(surveyId: string, { state, nodeId }: Shown) {
  const [after, setAfter] = useState<string | null>(null);
  const [given, setGiven] = useState<ReadonlyMap<string, Mark>>(new Map());
  const { data, error, refetch } = useExamAnswersQuery({ variables: { surveyId, state, nodeId, after }, fetchPolicy: 'network-only' });
  const [send] = useMarkAnswersMutation({
    context: { quiet: ['A0446', 'A0447'] },
    // How far people are has no id of its own by which the cache could find it.
    update: (cache, { data: sent }) => {
      const page = { query: MarkingPageDocument, variables: { surveyId } };
      cache.updateQuery<MarkingPageQuery>(page, (before) => before && sent && { ...before, examMarking: sent.markAnswers.progress });
    },
  });
  const { edges = [], pageInfo } = data?.examAnswers ?? {};

  return {
    answers: data && edges.map(({ node }) => node),
    given,
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
    isBeyondFirst: after !== null,
    hasNext: pageInfo?.hasNextPage ?? false,
    /** Goes on behind this page; what was passed over comes again from the beginning. */
    goOn: () => setAfter(pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null),
    startOver: async () => {
      setAfter(null);
      setGiven(new Map());
      await refetch({ surveyId, state, nodeId, after: null });
    },
    /** Returns the code of what the server refuses; null: it is stored. */
    mark: async (answer: AnswerToMarkFragment, { points, comment }: Mark): Promise<string | null> => {
      const key = keyOf(answer);
      const { responseId } = answer;
      const marks = [{ responseId, nodeId: answer.nodeId, points, comment: comment === '' ? null : comment }];
      try {
        // In the list of marked answers, a new mark is a deliberate correction.
        await send({ variables: { input: { surveyId, marks, again: answer.points !== null || given.has(key) } } });
      } catch (fault) {
        return serverFault(fault)?.code ?? 'failed';
      }
      setGiven((before) => new Map(before).set(key, { points, comment }));
      return null;
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
