import { IsNull } from 'typeorm';
import { createFeatures, type Features } from '../container.js';
import { User } from '../features/account/user.entity.js';
import { Survey } from '../features/survey/survey.entity.js';
import type { DemoAccount } from '../greeting.js';
import type { RequestContext } from '../platform/context.js';
import type { Database } from '../platform/db/database.js';
import type { Clock } from '../platform/outside/clock.js';
import type { Platform } from '../platform/platform.js';
import { DEMO_SOURCES, DEMO_TITLE } from './data/demo-survey.js';
import { demoAnswers } from './demo-answers.js';
import { demoDefinition, type PlacedQuestion, placeQuestions } from './demo-definition.js';
import { demoTimes } from './demo-times.js';
import { SeededChance } from './seeded-chance.js';

const MOBILE = '13800000000';
const PASSWORD = 'wence123';
const RESPONSES = 240;
const SEED = 20260310;
const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** A clock that shows the time of what is being told. */
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
 * Fills an empty embedded store, so that a first look shows something: an author, a survey, a fortnight of answers. Null when there is
 * something already, on MySQL, in production (the password is known to everybody), or when it is switched off. Everything goes through the
 * services, in one unit: a start that is broken off leaves nothing half made. On later starts it gives the same account again.
 */
export async function seedDemo(platform: Platform): Promise<DemoAccount | null> {
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
    await answerDemo(features, surveyId, questions, { now, story });
    return { mobile: MOBILE, password: PASSWORD, surveyId };
  });
}

/** The demo as an earlier start made it; null when this store never had one, or it was thrown away. */
async function recallDemo(database: Database): Promise<DemoAccount | null> {
  const author = await database.repository(User).findOneBy({ mobile: MOBILE });
  const survey =
    author &&
    (await database.repository(Survey).findOne({ where: { ownerId: author.id, recycledAt: IsNull() }, order: { createdAt: 'ASC' } }));
  return survey && { mobile: MOBILE, password: PASSWORD, surveyId: survey.id };
}

async function launchDemo({ survey, publish }: Features, ctx: RequestContext, questions: readonly PlacedQuestion[]): Promise<string> {
  const { id } = await survey.makers.create(ctx, { title: DEMO_TITLE });
  await survey.documents.replace(ctx, { surveyId: id, revision: null, definition: demoDefinition(questions), dryRun: false });
  await publish.publishing.launch(ctx, id);
  return id;
}

async function answerDemo(
  { collect }: Features,
  surveyId: string,
  questions: readonly PlacedQuestion[],
  { now, story }: { now: Date; story: StoryClock },
): Promise<void> {
  const chance = new SeededChance(SEED);
  for (const time of demoTimes(now, RESPONSES, chance)) {
    story.set(time);
    await collect.collect.submit(surveyId, {
      submissionId: chance.uuid(),
      answers: { ...demoAnswers(questions, chance) },
      startedAt: new Date(time.getTime() - chance.between(1, 6) * MINUTE_MS).toISOString(),
      source: chance.pick(DEMO_SOURCES),
    });
  }
}

function contextOf({ logger }: Platform, userId: string): RequestContext {
  return { user: { id: userId, sessionId: 'demo' }, language: 'zh-CN', requestId: 'demo', ip: '', logger, memo: new Map() };
}
