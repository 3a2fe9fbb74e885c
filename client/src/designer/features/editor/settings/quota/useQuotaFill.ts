import { useEffect } from 'react';
import { onReconnect } from '../../../../../graphql/reconnect';
import { combinationKey } from './quota-grid';
import { useQuotaNewsSubscription, useQuotaPageQuery } from './quota.generated';

export interface CellStand {
  readonly taken: number;
  /** Kept for people who are answering at this moment. */
  readonly reserved: number;
  /** When it is full at the present pace; null: not known, or it is full. */
  readonly fullAt: string | null;
}

/** How full one quota is, by combination; a custom one has one cell, whose combination is empty. */
export type QuotaStand = ReadonlyMap<string, CellStand>;

export interface SurveyStands {
  /** Undefined for a quota that the published definition does not have, or that is switched off in it. */
  readonly of: (quotaId: number) => QuotaStand | undefined;
  readonly isLaunched: boolean;
  readonly refetch: () => void;
}

/** How full the quotas of a survey are, read anew when responses come in. */
export function useQuotaFill(surveyId: string, isRunning: boolean): SurveyStands {
  const { data, refetch } = useQuotaPageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const news = useQuotaNewsSubscription({ variables: { surveyId }, skip: !isRunning, context: { quiet: 'all' } });
  const seq = news.data?.responseCount.seq;
  useEffect(() => onReconnect(() => void refetch()), [refetch]);
  useEffect(
    function readAnew() {
      if (seq !== undefined) void refetch().catch(() => undefined);
    },
    [seq, refetch],
  );
  const stands = new Map(
    (data?.survey.quotaFill ?? []).map(({ localId, cells }) => [
      localId,
      new Map(cells.map(({ optionIds, taken, reserved, fullAt }) => [combinationKey(optionIds), { taken, reserved, fullAt }])),
    ]),
  );
  const isLaunched = typeof data?.survey.publishedVersion === 'number';
  return { of: (quotaId) => stands.get(quotaId), isLaunched, refetch: () => void refetch().catch(() => undefined) };
}
