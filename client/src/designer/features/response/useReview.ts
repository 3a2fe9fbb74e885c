import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import {
  useDeleteResponsesMutation,
  useInvalidateResponsesMutation,
  useRemarkResponsesMutation,
  useRestoreResponsesMutation,
  useStarResponsesMutation,
  useTagResponsesMutation,
  useValidateResponsesMutation,
} from './response.generated';
import { keepFocusNear } from './keep-focus-near';
import { counts, type ReviewAction, type ReviewStep, undoSteps } from './review-steps';
import type { ResponseRow } from './useResponseList';

/** What was done last, and how to undo it. */
export interface ReviewOutcome {
  readonly action: ReviewAction;
  readonly count: number;
  /** Empty where nothing changed, and after it was undone. */
  readonly undo: readonly ReviewStep[];
  readonly isUndone: boolean;
}

export interface Review {
  readonly outcome: ReviewOutcome | null;
  /** Resolves to null if it was done, else to why it was not; empty where that has been said already. */
  readonly run: (action: ReviewAction, rows: readonly ResponseRow[]) => Promise<string | null>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

/** The codes that are explained here: a response that somebody has deleted for good must not take the page away. */
const QUIET = { context: { quiet: ['A0400', 'A0404'] } };

type Changed = readonly Pick<ResponseRow, 'id' | 'invalid' | 'deletedAt'>[];

/** One function for every action, which gives the responses as they are then. */
function useSteps(surveyId: string): (step: ReviewStep) => Promise<Changed> {
  const [invalidate] = useInvalidateResponsesMutation(QUIET);
  const [validate] = useValidateResponsesMutation(QUIET);
  const [star] = useStarResponsesMutation(QUIET);
  const [tag] = useTagResponsesMutation(QUIET);
  const [remark] = useRemarkResponsesMutation(QUIET);
  const [remove] = useDeleteResponsesMutation(QUIET);
  const [restore] = useRestoreResponsesMutation(QUIET);

  return async ({ action, ids }) => {
    const chosen = { surveyId, responseIds: [...ids] };
    switch (action.kind) {
      case 'invalidate': {
        const { data } = await invalidate({ variables: { input: { ...chosen, reason: action.reason } } });
        return data?.invalidateResponses.responses ?? [];
      }
      case 'validate':
        return (await validate({ variables: { input: chosen } })).data?.validateResponses.responses ?? [];
      case 'star': {
        const { data } = await star({ variables: { input: { ...chosen, starred: action.starred } } });
        return data?.starResponses.responses ?? [];
      }
      case 'tag': {
        const { data } = await tag({ variables: { input: { ...chosen, add: [...action.add], remove: [...action.remove] } } });
        return data?.tagResponses.responses ?? [];
      }
      case 'remark': {
        const { data } = await remark({ variables: { input: { ...chosen, remark: action.remark } } });
        return data?.remarkResponses.responses ?? [];
      }
      case 'delete':
        return (await remove({ variables: { input: chosen } })).data?.deleteResponses.responses ?? [];
      case 'restore':
        return (await restore({ variables: { input: chosen } })).data?.restoreResponses.responses ?? [];
    }
  };
}

/** Why the server refused, in a sentence; empty for what the data layer has said. */
function useReason(): (error: unknown) => string {
  const { t } = useTranslation('review');
  return (error) => {
    const fault = serverFault(error);
    if (fault?.code === 'A0404') return t('fault.gone');
    if (fault?.code !== 'A0400') return '';
    const [wrong] = fault.fields ?? [];
    if (wrong?.rule === 'tooMany' && wrong.field === 'add') return t('fault.tooManyTags', { limit: wrong.limit });
    return wrong?.limit === undefined ? fault.message : t('fault.tooLong', { limit: wrong.limit });
  };
}

/** Returns how many more responses count after a change than before it. */
function countShift(before: readonly ResponseRow[], after: Changed): number {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.reduce((sum, { id, invalid, deletedAt }) => {
    const row = known.get(id);
    return row ? sum + Number(counts({ status: row.status, invalid, deletedAt })) - Number(counts(row)) : sum;
  }, 0);
}

/** Responses come into the list and leave it by these, whatever it is filtered by. */
const MOVES: readonly ReviewAction['kind'][] = ['delete', 'restore'];

/** Does to responses of a survey what their author wants. `reload` is called where the list may have other rows now, always if it is filtered. */
export function useReview(surveyId: string, isFiltered: boolean, reload: () => void): Review {
  const client = useApolloClient();
  const step = useSteps(surveyId);
  const reasonOf = useReason();
  const [done, setDone] = useState<(ReviewOutcome & { readonly shift: number }) | null>(null);
  const isBusy = useRef(false);

  /** Keeps the number that the page compares new responses with: what the author takes away has not come. */
  const shiftCount = (shift: number) =>
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Survey', id: surveyId }) ?? '',
      fields: { responseCount: (count: number) => count + shift },
    });

  const attempt = async (kind: ReviewAction['kind'], work: () => Promise<void>): Promise<string | null> => {
    // A button that is pressed twice does it once. It is not disabled meanwhile, which would take the focus from it.
    if (isBusy.current) return '';
    isBusy.current = true;
    let reason: string | null = null;
    try {
      await work();
    } catch (error) {
      reason = reasonOf(error);
    }
    isBusy.current = false;
    keepFocusNear();
    if (isFiltered || MOVES.includes(kind) || reason !== null) reload();
    return reason;
  };

  return {
    outcome: done,
    run: (action, rows) =>
      attempt(action.kind, async () => {
        const undo = undoSteps(action, rows);
        const shift = countShift(rows, await step({ action, ids: rows.map(({ id }) => id) }));
        shiftCount(shift);
        const count = undo.reduce((sum, { ids }) => sum + ids.length, 0);
        setDone({ action, count, undo, shift, isUndone: false });
      }),
    undo: async () => {
      if (!done) return;
      await attempt(done.action.kind, async () => {
        for (const each of done.undo) await step(each);
        shiftCount(-done.shift);
        setDone({ ...done, undo: [], shift: 0, isUndone: true });
      });
    },
    forget: () => setDone(null),
  };
}
