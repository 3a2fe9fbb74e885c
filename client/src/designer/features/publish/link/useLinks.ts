import { useDeferredValue, useState } from 'react';
import type { PersonalLinkState } from './link.generated';
import { useLinksPageQuery } from './link.generated';

export type Links = ReturnType<typeof useLinks>;

/** The links of a survey as far as they are shown: by state, by what is searched for, a page more at a time. */
export function useLinks(surveyId: string) {
  const [state, setState] = useState<PersonalLinkState | null>(null);
  const [keyword, setKeyword] = useState('');
  const searched = useDeferredValue(keyword.trim().slice(0, 24));
  const { data, previousData, error, refetch, fetchMore } = useLinksPageQuery({
    variables: { surveyId, state, keyword: searched || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const survey = data?.survey ?? previousData?.survey;
  const list = survey?.personalLinks;
  const counts = list?.counts ?? [];
  const cursor = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  const more = async () => {
    await fetchMore({
      variables: { after: cursor },
      updateQuery: (before, { fetchMoreResult: { survey: next } }) => {
        const [known, added] = [before.survey.personalLinks, next.personalLinks];
        if (!known || !added) return before;
        return { survey: { ...next, personalLinks: { ...added, edges: [...known.edges, ...added.edges] } } };
      },
    }).catch(() => undefined);
  };

  return {
    survey,
    error,
    rows: list?.edges.map(({ node }) => node) ?? [],
    counts,
    /** Links of the survey, whatever is shown of them. */
    all: counts.reduce((sum, { count }) => sum + count, 0),
    state,
    keyword,
    show: (filter: { state?: PersonalLinkState | null; keyword?: string }) => {
      if (filter.state !== undefined) setState(filter.state);
      if (filter.keyword !== undefined) setKeyword(filter.keyword);
    },
    hasMore: cursor !== null,
    more: () => void more(),
    refresh: () => void refetch().catch(() => undefined),
  };
}
