import { use, useMemo, useState } from 'react';
import { useCard } from '../figure/card-context';
import { answeredInput, WordFilter } from '../words/word-filter';
import { useResponsesWithFilesQuery } from './files.generated';
import type { GalleryFile } from './gallery-file';

interface Read {
  readonly files: readonly GalleryFile[];
  /** Where the next page begins; null at first. */
  readonly after: string | null;
  readonly isWhole: boolean;
}

function merged(latest: readonly GalleryFile[], others: readonly GalleryFile[]): readonly GalleryFile[] {
  const known = new Set(latest.map(({ id }) => id));
  return [...latest, ...others.filter(({ id }) => !known.has(id))];
}

/** The newest files, which the report brings along, and behind them those that were asked for. */
export function useMoreFiles(latest: readonly GalleryFile[], count: number) {
  const { surveyId, nodeId } = useCard();
  const filter = use(WordFilter);
  const [read, setRead] = useState<Read>({ files: [], after: null, isWhole: false });
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { refetch } = useResponsesWithFilesQuery({ skip: true, variables: { surveyId, filter: {} }, context: { quiet: 'all' } });
  const files = useMemo(() => merged(latest, read.files), [latest, read.files]);

  /** Reads on until there are files that are not shown yet. */
  async function readOn(from: Read, input: ReturnType<typeof answeredInput>): Promise<Read> {
    const { data } = await refetch({ surveyId, filter: input, after: from.after });
    if (!data) throw new Error('The responses could not be read');
    const { edges, pageInfo } = data.responses;
    const found = edges.flatMap(({ node }) => node.files.filter((file) => file.nodeId === nodeId).toReversed());
    const next = { files: [...from.files, ...found], after: pageInfo.endCursor ?? null, isWhole: !pageInfo.hasNextPage };
    return next.isWhole || merged(latest, next.files).length > files.length ? next : readOn(next, input);
  }

  /** Gives back all files that are known then. */
  async function more(): Promise<readonly GalleryFile[]> {
    if (filter === null || state === 'busy') return files;
    setState('busy');
    try {
      const next = await readOn(read, answeredInput({ nodeId, filter }));
      setRead(next);
      setState('idle');
      return merged(latest, next.files);
    } catch {
      setState('failed');
      return files;
    }
  }

  return { files, state, more, hasMore: filter !== null && !read.isWhole && files.length < count };
}
