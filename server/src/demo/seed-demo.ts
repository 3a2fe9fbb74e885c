import { IsNull } from 'typeorm';
import type { RegistrationService } from '../features/account/registration.service.js';
import { User } from '../features/account/user.entity.js';
import type { CollectService } from '../features/collect/collect.service.js';
import type { PublishService } from '../features/publish/publish.service.js';
import type { DefinitionService } from '../features/survey/definition.service.js';
import type { NewSurveyService } from '../features/survey/new-survey.service.js';
import { Survey } from '../features/survey/survey.entity.js';
import type { VisitBuffer } from '../features/visit/visit-buffer.js';
import type { VisitService } from '../features/visit/visit.service.js';
import type { RequestContext } from '../platform/request/context.js';
import type { Database } from '../platform/db/database.js';
import type { Clock } from '../platform/outside/clock.js';
import type { Platform } from '../platform/platform.js';
import { DEMO_SOURCES, DEMO_TITLE } from './data/demo-survey.js';
import { DEMO_ADDRESSES, DEMO_AGENTS } from './data/demo-visitors.js';
import { demoAnswers, demoTimes } from './demo-answers.js';
import { demoDefinition, type PlacedQuestion, placeQuestions } from './demo-definition.js';
import { type DemoVisit, leavingVisits, tellVisits } from './demo-visits.js';
import { SeededRandom } from './seeded-random.js';

const MOBILE = '13800000000';
const PASSWORD = 'wence123';
const RESPONSES = 240;
const SEED = 20260310;
const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

export interface DemoAccount {
  readonly mobile: string;
  readonly password: string;
  readonly surveyId: string;
}

/** The services that the demo is made with. */
export interface DemoFeatures {
  readonly account: { readonly registration: Pick<RegistrationService, 'createAccount'> };
  readonly survey: { readonly makers: NewSurveyService; readonly documents: DefinitionService };
  readonly publish: { readonly publishing: PublishService };
  readonly collect: { readonly collect: CollectService };
  readonly visit: { readonly visits: VisitService; readonly buffer: VisitBuffer };
}

/** A clock that is set to the time of each event in the demo's past. */
class StoryClock implements Clock {
  constructor(private time: Date) {}

  now(): Date {
    return new Date(this.time);
  }

  set(time: Date): void {
    this.time = time;
  }
}

/**
 * Fills an empty SQLite database for a first look: an author, a survey, two weeks of answers. Returns null if the database has other content, on
 * MySQL, in production (everybody knows the password), or if it is switched off. Everything goes through the services in one unit of work, so an
 * interrupted start leaves nothing behind. Later starts return the same account.
 */
export async function seedDemo(platform: Platform, createFeatures: (platform: Platform) => DemoFeatures): Promise<DemoAccount | null> {
  const { config, database, unit, clock } = platform;
  if (!config.demo || config.production || database.dialect !== 'sqlite') return null;
  return unit.run(async () => {
    if ((await database.repository(User).count()) > 0) return recallDemo(database);
    const now = clock.now();
    const story = new StoryClock(new Date(now.getTime() - FORTNIGHT_MS));
    const features = createFeatures({ ...platform, clock: story });
    const author = await features.account.registration.createAccount({ mobile: MOBILE, password: PASSWORD });
    const questions = placeQuestions();
    const surveyId = await launchDemo(features, contextOf(platform, author.id), questions);
    const submitted = await answerDemo(features, surveyId, questions, { now, story });
    const told = [...submitted, ...leavingVisits(now)];
    const { visits, buffer } = features.visit;
    await tellVisits(visits, { surveyId, firstPage: questions[0]?.id ?? 0, told }, (time) => story.set(time));
    await buffer.flush();
    return { mobile: MOBILE, password: PASSWORD, surveyId };
  });
}

/** The demo made by an earlier start; null if there never was one or its survey was deleted. */
async function recallDemo(database: Database): Promise<DemoAccount | null> {
  const author = await database.repository(User).findOneBy({ mobile: MOBILE });
  const survey =
    author &&
    (await database.repository(Survey).findOne({ where: { ownerId: author.id, recycledAt: IsNull() }, order: { createdAt: 'ASC' } }));
  return survey && { mobile: MOBILE, password: PASSWORD, surveyId: survey.id };
}

async function launchDemo({ survey, publish }: DemoFeatures, ctx: RequestContext, questions: readonly PlacedQuestion[]): Promise<string> {
  const { id } = await survey.makers.create(ctx, { title: DEMO_TITLE });
  await survey.documents.replace(ctx, { surveyId: id, revision: null, definition: demoDefinition(questions), dryRun: false });
  await publish.publishing.launch(ctx, id);
  return id;
}

async function answerDemo(
  { collect }: DemoFeatures,
  surveyId: string,
  questions: readonly PlacedQuestion[],
  { now, story }: { now: Date; story: StoryClock },
): Promise<DemoVisit[]> {
  const chance = new SeededRandom(SEED);
  const origin = new SeededRandom(SEED);
  const visits: DemoVisit[] = [];
  for (const time of demoTimes(now, RESPONSES, chance)) {
    story.set(time);
    const submission = {
      submissionId: chance.uuid(),
      answers: { ...demoAnswers(questions, chance) },
      startedAt: new Date(time.getTime() - chance.between(1, 6) * MINUTE_MS).toISOString(),
      source: chance.pick(DEMO_SOURCES),
    };
    const { ip } = origin.weighted(DEMO_ADDRESSES, ({ share }) => share);
    const { userAgent } = origin.weighted(DEMO_AGENTS, ({ share }) => share);
    await collect.collect.submit(surveyId, submission, { ip, userAgent });
    visits.push({ submissionId: submission.submissionId, source: submission.source, at: time, isSubmitted: true });
  }
  return visits;
}

function contextOf({ logger }: Platform, userId: string): RequestContext {
  return {
    user: { id: userId, sessionId: 'demo' },
    language: 'zh-CN',
    requestId: 'demo',
    ip: '',
    userAgent: null,
    logger,
    memo: new Map(),
  };
}
