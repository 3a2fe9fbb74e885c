import type { Answers, SurveyDefinition } from '@wence/schema';
import type { ResponseRow } from './useResponseList';

/** A response as the graph gives it. */
export const responseWith = (seq: number, answerValues: Answers, more: Partial<ResponseRow> = {}) => ({
  __typename: 'Response' as const,
  id: `r${seq}`,
  seq,
  submissionId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  version: 1,
  status: 'COMPLETE' as const,
  startedAt: '2026-03-01T08:00:00.000Z',
  submittedAt: '2026-03-01T08:04:07.000Z',
  source: null,
  answerValues,
  params: [],
  files: [],
  ...more,
});

interface ListArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly order?: 'NEWEST_FIRST' | 'OLDEST_FIRST';
  readonly filter?: { readonly status?: readonly string[]; readonly source?: string } | null;
}

/** A survey with its versions, oldest first, and its responses, as a test's server has them. It pages through them like the real one. */
export class FakeResponses {
  /** What the list was asked for, in order. */
  readonly asked: ListArguments[] = [];

  constructor(
    readonly versions: readonly SurveyDefinition[],
    public rows: readonly ReturnType<typeof responseWith>[],
    private readonly survey: { readonly status?: string } = {},
  ) {}

  readonly server = {
    survey: () => ({
      __typename: 'Survey',
      id: 'abc',
      title: 'Drinks',
      status: this.survey.status ?? 'RUNNING',
      publishedVersion: this.versions.length || null,
      responseCount: this.rows.length,
      versions: this.versions.map((_, place) => this.version(place + 1)).toReversed(),
      version: ({ version }: { version: number }) => this.version(version),
    }),
    responses: (args: ListArguments) => this.page(args),
    nodes: ({ ids }: { ids: readonly string[] }) =>
      ids.map((id) => {
        const row = this.rows.find((each) => each.id === id);
        return row ? { ...row, surveyVersion: this.version(row.version) } : null;
      }),
  };

  private version(version: number) {
    const definition = this.versions[version - 1];
    return { id: `abc.v${version}`, version, createdAt: '2026-01-05T12:00:00.000Z', definition };
  }

  private page(args: ListArguments) {
    this.asked.push(args);
    const { first, after, last, before, order, filter } = args;
    const all = this.rows
      .filter(({ status, source }) => (filter?.status?.includes(status) ?? true) && (filter?.source ?? source) === source)
      .toSorted((one, two) => (order === 'OLDEST_FIRST' ? one.seq - two.seq : two.seq - one.seq));
    const placeOf = (cursor: string) => all.findIndex(({ id }) => `at-${id}` === cursor);
    const start = after ? placeOf(after) + 1 : before ? Math.max(0, placeOf(before) - (last ?? 20)) : 0;
    const end = before ? placeOf(before) : Math.min(all.length, start + (first ?? 20));
    const edges = all.slice(start, end).map((node) => ({ cursor: `at-${node.id}`, node }));
    return {
      totalCount: all.length,
      edges,
      pageInfo: {
        hasNextPage: end < all.length,
        hasPreviousPage: start > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }
}
