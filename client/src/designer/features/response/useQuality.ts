import { QUALITY_FLAGS, type QualityFlag } from '@wence/schema';
import { useEffect, useMemo, useRef } from 'react';
import { type QualityFlagsFragment, useQualityOfResponsesQuery } from './response.generated';
import type { ResponseRow } from './useResponseList';

/** Flags of quality with the numbers behind each; null where one does not apply. */
export type Quality = QualityFlagsFragment;

export const qualityFlags = (quality: Quality | undefined): QualityFlag[] => QUALITY_FLAGS.filter((flag) => quality?.[flag]);

/**
 * The flags of these responses by id. They come by themselves, after the responses: a list does not wait for them, and without them it is as good as
 * before. What an author changes in a response can change those of others, so they are asked for anew.
 */
export function useQuality(rows: readonly ResponseRow[]): ReadonlyMap<string, Quality> {
  const ids = rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? id : []));
  const { data, refetch } = useQualityOfResponsesQuery({
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'all' },
  });
  const state = JSON.stringify(rows.map(({ id, revision, invalid, deletedAt }) => [id, revision, invalid !== null, deletedAt !== null]));
  const known = useRef(state);

  useEffect(
    function askAgain() {
      const isSamePage = JSON.stringify(idsIn(known.current)) === JSON.stringify(idsIn(state));
      if (known.current !== state && isSamePage) void refetch().catch(() => undefined);
      known.current = state;
    },
    [state, refetch],
  );

  return useMemo(() => {
    const found = (data?.nodes ?? []).flatMap((node): [string, Quality][] => (node && 'quality' in node ? [[node.id, node.quality]] : []));
    return new Map(found);
  }, [data]);
}

const idsIn = (state: string): unknown[] => (JSON.parse(state) as unknown[][]).map(([id]) => id); // As it was written above.
