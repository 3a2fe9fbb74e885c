import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addResponse,
  createTally,
  type OverallFigures,
  overallFigures,
  Simulation,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { arbitraryDefinition, arbitraryVersions, fixedDraws, isFullRun, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, define, launchedBefore, launchUnchecked, stop } from '../publish/publish.factory.js';
import type { Response } from '../response/response.entity.js';
import type { ResponseFilter } from '../response/response-query.type.js';
import { changeResponse, type GivenResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { switchTypes } from './testing/switched-types.js';

const RUNS = runsOnServer(12, 200);
const RESPONDENTS = 12;
/** Two launches for each survey, and reports of it, take their time on a loaded machine. */
const PATIENCE = 600_000;

type Facts = Pick<Response, 'status' | 'source' | 'submittedAt' | 'starredAt' | 'tags'>;

const arbitraryFacts: fc.Arbitrary<Facts> = fc.record({
  status: fc.constantFrom('complete', 'complete', 'complete', 'screened'),
  source: fc.constantFrom(null, 'poster', "it's"),
  submittedAt: fc.integer({ min: 1, max: 9 }).map((day) => new Date(day * 86_400_000)),
  starredAt: fc.constantFrom(null, new Date(1)),
  tags: fc.constantFrom(null, ['good'], ['good', 'long']),
});

/** What an author has made of a response since; of most nothing. */
const arbitraryFate = fc.constantFrom('kept', 'kept', 'kept', 'invalidated', 'revalidated', 'deleted', 'restored', 'purged', 'edited');

const arbitraryFilter: fc.Arbitrary<ResponseFilter> = fc.record(
  {
    status: fc.subarray(['complete', 'screened'] as const, { minLength: 1 }),
    version: fc.integer({ min: 1, max: 2 }),
    submittedFrom: fc.integer({ min: 1, max: 5 }).map((day) => new Date(day * 86_400_000)),
    submittedTo: fc.integer({ min: 4, max: 9 }).map((day) => new Date(day * 86_400_000)),
    source: fc.constantFrom('poster', "it's"),
    valid: fc.boolean(),
    starred: fc.boolean(),
    tags: fc.subarray(['good', 'long']),
  },
  { requiredKeys: [] },
);

const ALL = 2 * RESPONDENTS;

/** A survey, and one whose questions have the ids of the first one's and other types; newest first. */
const arbitrarySwitch = fc
  .tuple(arbitraryDefinition(fc), fc.integer({ min: 1, max: 20 }))
  .map(([first, shift]) => [switchTypes(first, shift), first] as const);

const arbitraryCase = fc.record({
  versions: fc.oneof(arbitraryVersions(fc), arbitrarySwitch),
  seed: fc.integer({ min: 1, max: 1_000 }),
  facts: fc.array(arbitraryFacts, { minLength: ALL, maxLength: ALL }),
  fates: fc.array(arbitraryFate, { minLength: ALL, maxLength: ALL }),
  filters: fc.array(arbitraryFilter, { minLength: 2, maxLength: 2 }),
});

/** A response as it is stored by now. */
interface Stored extends Pick<Response, 'version' | 'answers'>, Facts {
  readonly valid: boolean;
}

/** Whether a filter means a response: read from the filter alone, without a statement. */
function isMeant(response: Stored, filter: ResponseFilter): boolean {
  const { status = ['complete'], version, submittedFrom, submittedTo, source, valid = true, starred, tags } = filter;
  return [
    status?.includes(response.status),
    (version ?? response.version) === response.version,
    !submittedFrom || response.submittedAt >= submittedFrom,
    !submittedTo || response.submittedAt < submittedTo,
    (source ?? response.source) === response.source,
    response.valid === valid,
    (starred ?? null) === null || starred === (response.starredAt !== null),
    (tags ?? []).every((tag) => response.tags?.includes(tag)),
  ].every(Boolean);
}

/** As many files as a question asks for. */
const filesFor = ({ id, setting }: SurveyNode): string[] =>
  Array.from({ length: Math.max(1, setting?.min ?? 1) }, (_, place) => `file-${id}-${place}`);

function answersTo(definition: SurveyDefinition, seed: number): GivenResponse['answers'][] {
  const simulation = new Simulation(definition, { count: RESPONDENTS, seed, files: filesFor });
  return Array.from({ length: RESPONDENTS }, () => simulation.next()?.answers).filter((answers) => answers !== undefined);
}

/** The figures of the streaming tally, which counts the answers themselves. */
function recount(versions: readonly [SurveyDefinition, SurveyDefinition], responses: readonly Stored[]): OverallFigures {
  const [newest, first] = versions;
  const tally = createTally(newest, newest === first ? [] : [first]);
  for (const { answers } of responses) addResponse(tally, answers);
  return overallFigures(tally);
}

describe('the overall report of any survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  /** Stores responses to a version; they are in the order of their numbers. */
  async function answer(surveyId: string, version: number, definition: SurveyDefinition, seed: number, facts: readonly Facts[]) {
    const given = answersTo(definition, seed).map((answers, index): Stored => ({ ...facts[index]!, version, answers, valid: true }));
    const ids = await storeResponses(
      app,
      surveyId,
      given.map(({ valid: _valid, ...response }) => response),
    );
    return given.map((response, index) => [ids[index] ?? '', response] as const);
  }

  /** Lets an author deal with some of the responses; those that are left as they are then. */
  async function review(surveyId: string, responses: readonly (readonly [string, Stored])[], fates: readonly string[]): Promise<Stored[]> {
    const left: Stored[] = [];
    const change = (id: string, kind: Parameters<typeof changeResponse>[3], changed: Partial<Response>) =>
      changeResponse(app, surveyId, id, kind, changed);
    for (const [index, [id, response]] of responses.entries()) {
      const fate = fates[index] ?? 'kept';
      // Somebody else's answers to the same version are valid ones.
      const { answers } = responses.find(([otherId, one]) => otherId !== id && one.version === response.version)?.[1] ?? response;
      const gone = fate === 'deleted' || fate === 'restored';
      if (fate === 'edited') await change(id, fate, { answers });
      if (fate === 'invalidated' || fate === 'revalidated') await change(id, 'invalidated', { invalidAt: new Date(1) });
      if (fate === 'revalidated') await change(id, 'validated', { invalidAt: null });
      if (gone) await change(id, 'deleted', { deletedAt: new Date(1) });
      if (fate === 'restored') await change(id, fate, { deletedAt: null });
      if (fate === 'purged') await change(id, fate, {});
      if (fate !== 'deleted' && fate !== 'purged') {
        left.push({ ...response, valid: fate !== 'invalidated', ...(fate === 'edited' && { answers }) });
      }
    }
    return left;
  }

  it(
    'has the figures of the streaming tally of the responses that a filter means, whatever was made of them',
    async () => {
      const compared = new Set<number>();
      await fc.assert(
        fc.asyncProperty(arbitraryCase, async ({ versions, seed, facts, fates, filters }) => {
          const [newest, first] = versions;
          const { survey, report, publish } = app.features;
          const surveyId = await launchedBefore(app, author, first);
          const responses = [...(await answer(surveyId, 1, first, seed, facts))];
          const read = async (filter: ResponseFilter | null) =>
            report.figures.read(surveyId, await survey.drafts.read(contextOf(app, author), surveyId), filter);
          // What has been read already has to be corrected later.
          await read(null);
          if (newest !== first) {
            await stop(app, author, surveyId);
            await define(app, author, surveyId, newest);
            await launchUnchecked(app, surveyId);
          }
          const version = (await publish.versions.list(surveyId))[0]?.version ?? 1;
          responses.push(...(await answer(surveyId, version, newest, seed + 1, facts.slice(RESPONDENTS))));
          const left = await review(surveyId, responses, fates);

          for (const filter of [null, ...filters]) {
            const { seq, ...figures } = await read(filter);

            const meant = left.filter((response) => isMeant(response, filter ?? {}));
            expect(figures).toEqual(recount(versions, meant));
            expect(seq).toBe((await app.features.response.responses.counterOf(surveyId)).seq);
          }
          for (const { type } of (await read(null)).questions) compared.add(type);
        }),
        {
          ...RUNS,
          examples: fixedDraws(fc, arbitraryCase, 3),
        },
      );
      expect(compared.size).toBeGreaterThan(isFullRun ? 30 : 5);
    },
    PATIENCE,
  );
});
