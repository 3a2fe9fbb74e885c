import { useState } from 'react';
import type { ListAddress, OpenResponse } from './list-address';
import { useOneResponseQuery, useResponseNeighboursQuery } from './response.generated';
import { listVariables, type ResponseRow } from './useResponseList';

interface Neighbours {
  readonly previous: OpenResponse | null;
  readonly next: OpenResponse | null;
}

type Edges = readonly { readonly cursor: string; readonly node: ResponseRow }[];

const openedAt = (edge: { readonly cursor: string; readonly node: { readonly id: string } } | undefined): OpenResponse | null =>
  edge ? { id: edge.node.id, at: edge.cursor } : null;

/** The responses beside the one that is open: those of the page, and at its borders those that follow. */
function useNeighbours(surveyId: string, address: ListAddress, edges: Edges): Neighbours {
  const { response } = address;
  const place = edges.findIndex(({ node }) => node.id === response?.id);
  const known = { previous: openedAt(edges[place - 1]), next: place < 0 ? null : openedAt(edges[place + 1]) };
  const cursor = edges[place]?.cursor ?? response?.at ?? null;
  const isInside = known.previous !== null && known.next !== null;
  const { data } = useResponseNeighboursQuery({
    variables: { surveyId, cursor: cursor ?? '', ...listVariables(address) },
    skip: response === null || cursor === null || isInside,
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'all' },
  });
  return {
    previous: known.previous ?? openedAt(data?.previous.edges[0]),
    next: known.next ?? openedAt(data?.responses.edges[0]),
  };
}

interface Opened {
  readonly response: ResponseRow | null;
  /** There is no such response to this survey. */
  readonly isGone: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Loads a response that is not on the page. It must belong to the survey, whose versions are given. */
function useLoadedResponse(id: string | null, versions: readonly { readonly id: string }[]): Opened {
  const { data, error, refetch } = useOneResponseQuery({ variables: { id: id ?? '' }, skip: id === null });
  const [node] = data?.nodes ?? [];
  const response = node && 'seq' in node ? (node as Extract<typeof node, { seq: number }>) : null;
  const found = response && versions.some((version) => version.id === response.surveyVersion?.id) ? response : null;
  return {
    response: found?.id === id ? found : null,
    isGone: data !== undefined && found === null,
    isFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The response that the address names, of the page that is shown or loaded by itself, and those beside it. */
export function useOpenResponse(
  surveyId: string,
  address: ListAddress,
  edges: Edges,
  versions: readonly { readonly id: string }[],
): Opened & Neighbours {
  const { response: opened } = address;
  const listed = edges.find(({ node }) => node.id === opened?.id)?.node;
  // One that has just left the list stays as it was until it is loaded by itself.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const loaded = useLoadedResponse(opened === null || listed ? null : opened.id, versions);
  const neighbours = useNeighbours(surveyId, address, edges);
  if (listed) return { ...loaded, ...neighbours, response: listed, isGone: false, isFailed: false };
  const kept = last?.id === opened?.id && !loaded.isGone ? (last ?? null) : null;
  return { ...loaded, ...neighbours, response: loaded.response ?? kept };
}
