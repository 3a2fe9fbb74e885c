import type { AnswerError, Answers, SurveyDefinition } from '@wence/schema';
import { GraphQLError } from 'graphql';
import type { Quality } from './useQuality';
import type { ResponseRow } from './useResponseList';

/** A response as the graph gives it. */
export const responseWith = (
  seq: number,
  answerValues: Answers,
  more: Partial<ResponseRow> = {},
): ResponseRow & { readonly __typename: 'Response' } => ({
  __typename: 'Response' as const,
  id: `r${seq}`,
  seq,
  submissionId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  version: 1,
  status: 'COMPLETE' as const,
  startedAt: '2026-03-01T08:00:00.000Z',
  submittedAt: '2026-03-01T08:04:07.000Z',
  source: null,
  sourceName: more.source ?? null,
  region: null,
  device: null,
  os: null,
  browser: null,
  answerValues,
  params: [],
  wechat: null,
  linkCode: null,
  linkName: null,
  invitationCode: null,
  files: [],
  revision: 0,
  exam: null,
  starred: false,
  tags: [],
  remark: null,
  deletedAt: null,
  purgeAt: null,
  invalid: null,
  ...more,
});

interface ListArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly order?: 'NEWEST_FIRST' | 'OLDEST_FIRST';
  /** Only sources are sorted. */
  readonly sort?: { readonly column: string; readonly direction: 'ASCENDING' | 'DESCENDING' } | null;
  readonly filter?: {
    readonly status?: readonly string[];
    readonly source?: string;
    readonly valid?: boolean;
    readonly starred?: boolean;
    readonly tags?: readonly string[];
    readonly deleted?: boolean;
  } | null;
}

const NO_FLAGS = { speeding: null, straightLining: null, duplicate: null, burst: null };

const NOW = '2026-03-31T08:00:00.000Z';

/** The inputs of all mutations of a review in one. */
interface ReviewInput {
  readonly responseIds: readonly string[];
  readonly reason?: string | null;
  readonly starred: boolean;
  readonly add?: readonly string[] | null;
  readonly remove?: readonly string[] | null;
  readonly remark: string | null;
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
        const quality = { __typename: 'ResponseQuality', ...NO_FLAGS, ...this.flags[id] };
        return row ? { ...row, quality, surveyVersion: this.version(row.version) } : null;
      }),
  };

  /** Flags of quality by id of the response. */
  flags: Readonly<Record<string, Partial<Quality>>> = {};

  /** What the next edit of answers is refused for. */
  refused: readonly AnswerError[] = [];

  /** Mutations that were asked for, in order. */
  readonly done: string[] = [];

  /** What authors do, as the real server does it. */
  readonly reviews = {
    invalidateResponses: this.action('invalidate', ({ reason }) => ({ invalid: { reason: reason ?? null, at: NOW } })),
    validateResponses: this.action('validate', () => ({ invalid: null })),
    starResponses: this.action('star', ({ starred }) => ({ starred })),
    tagResponses: this.action('tag', ({ add, remove }, { tags }) => ({
      tags: [...tags.filter((tag) => !remove?.includes(tag)), ...(add ?? []).filter((tag) => !tags.includes(tag))],
    })),
    remarkResponses: this.action('remark', ({ remark }) => ({ remark })),
    deleteResponses: this.action('delete', () => ({ deletedAt: NOW, purgeAt: '2026-04-30T08:00:00.000Z' })),
    restoreResponses: this.action('restore', () => ({ deletedAt: null, purgeAt: null })),
    editResponse: ({ input }: { input: { responseId: string; answers: Answers } }) => {
      if (this.refused.length > 0)
        throw new GraphQLError('Some data is wrong.', { extensions: { code: 'A0400', data: { errors: this.refused } } });
      const { responseId, answers } = input;
      this.rows = this.rows.map((row) => (row.id === responseId ? { ...row, answerValues: answers, revision: row.revision + 1 } : row));
      return { survey: this.server.survey(), response: this.rows.find(({ id }) => id === responseId) };
    },
  };

  private action(name: string, patch: (input: ReviewInput, row: ResponseRow) => Partial<ResponseRow>) {
    return ({ input }: { input: ReviewInput }) => {
      this.done.push(`${name} ${input.responseIds.join(' ')}`);
      const isMeant = ({ id }: ResponseRow) => input.responseIds.includes(id);
      this.rows = this.rows.map((row) => (isMeant(row) ? { ...row, ...patch(input, row) } : row));
      return { survey: this.server.survey(), changedCount: input.responseIds.length, responses: this.rows.filter(isMeant) };
    };
  }

  private version(version: number) {
    const definition = this.versions[version - 1];
    return { id: `abc.v${version}`, version, createdAt: '2026-01-05T12:00:00.000Z', definition };
  }

  private page(args: ListArguments) {
    this.asked.push(args);
    const { first, after, last, before, order, sort, filter } = args;
    const all = this.rows
      .filter(({ status, source }) => (filter?.status?.includes(status) ?? true) && (filter?.source ?? source) === source)
      .filter(({ invalid, starred }) => (filter?.valid ?? !invalid) === !invalid && (filter?.starred ?? starred) === starred)
      .filter(
        ({ tags, deletedAt }) =>
          (filter?.tags ?? []).every((tag) => tags.includes(tag)) && (filter?.deleted ?? false) === (deletedAt !== null),
      )
      .toSorted((one, two) => (order === 'OLDEST_FIRST' ? one.seq - two.seq : two.seq - one.seq))
      .toSorted((one, two) => (sort ? (one.source ?? '').localeCompare(two.source ?? '') * (sort.direction === 'ASCENDING' ? 1 : -1) : 0));
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
