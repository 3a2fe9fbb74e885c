import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { makeKey, namedKeys, revokeNamedKeys } from '../features/api-key/api-key.factory.js';
import { launchUnchecked, stop } from '../features/publish/publish.factory.js';
import { Survey } from '../features/survey/survey.entity.js';
import { writeSurveyCursor } from '../features/survey/survey-order.policy.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import { deleteWebhooks } from '../features/webhook/webhook.factory.js';
import { NO_NETWORK } from '../platform/outside/fetching/test-network.factory.js';
import { graph, v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { Answer } from './answer.js';
import { answer, edit } from './activity.js';
import {
  categoryOf,
  crossTableOf,
  exportOf,
  forgetKept,
  importOf,
  keptOf,
  linkOf,
  picturesOf,
  shareOf,
  signedOut,
  orderOf,
  tagOf,
  webhookOf,
} from './belongings.js';
import { Caller } from './caller.js';
import type { Example } from './example.js';
import { CANARY, CANARY_SIGN, type Names, OFFSET } from './names.js';
import { OWN_MARK, PART, questionnaire } from './questionnaire.js';
import { hashOfKept, hashOfRows, hashOfSurvey, RowHashes } from './stored-rows.js';

type State = NonNullable<Example['state']> | 'stopped';

/** Mark that anybody with the link to the victim's running survey may see as well. */
export const PUBLIC = `CNRY-P-${randomUUID()}`;

/** Two authors on one server: an attacker, and a victim with surveys in every state, each text of them marked. */
export class World {
  private own: { readonly state: State; readonly names: Names; readonly hash: string } | null = null;

  private untouched = '';

  private readonly hashes: RowHashes;

  private constructor(
    readonly app: TestApp,
    readonly caller: Caller,
    readonly attacker: SignedUp,
    readonly victim: SignedUp,
    readonly surveys: Readonly<Record<Exclude<State, 'launchable'>, Names>>,
    readonly missing: Names,
    /** The attacker's own, in the recycle bin. */
    readonly binned: Names,
    /** A user whose session has ended. */
    readonly ended: SignedUp,
  ) {
    this.hashes = new RowHashes(app);
  }

  static async make(schema: GraphQLSchema): Promise<World> {
    const app = await startTestApp({ RATE_LIMITS: 'off' }, { network: NO_NETWORK });
    const [attacker, victim] = [await signUp(app), await signUp(app)];
    const surveys = {
      draft: await victimSurvey(app, victim, 'draft'),
      running: await victimSurvey(app, victim, 'running'),
      stopped: await victimSurvey(app, victim, 'stopped'),
      recycled: await victimSurvey(app, victim, 'recycled'),
    };
    const missing: Names = {
      survey: 'z'.repeat(surveys.draft.survey.length),
      number: surveys.draft.number + 1,
      offset: OFFSET.missing,
      version: 9,
      edit: 'edit-of-nobody',
      submission: randomUUID(),
      surveyCursor: writeSurveyCursor('updated', { key: app.clock.now().getTime(), id: 'zzzzzzzzzzzz' }),
      responseCursor: Buffer.from('seq:9999').toString('base64url'),
      response: 'z'.repeat(20),
      file: 'z'.repeat(24),
      picture: `images/${'z'.repeat(24)}.png`,
      ownPicture: 'y'.repeat(24),
      image: 'z'.repeat(20),
      imageCursor: Buffer.from(`${app.clock.now().getTime()} zzzzzzzzzzzz`).toString('base64url'),
      libraryCategory: 'z'.repeat(20),
      libraryItem: 'y'.repeat(20),
      libraryCursor: Buffer.from(`${app.clock.now().getTime()} zzzzzzzzzzzz`).toString('base64url'),
      ownTheme: 'x'.repeat(20),
      template: 'q'.repeat(20),
      templateCursor: Buffer.from(`${app.clock.now().getTime()} zzzzzzzzzzzz`).toString('base64url'),
      surveyFolder: 'w'.repeat(20),
      personalLink: 'o'.repeat(20),
      linkCode: 'o'.repeat(22),
      personalLinkCursor: '',
      sourceTag: 'p'.repeat(20),
      sampleOrder: 'r'.repeat(20),
      reportCategory: 'w'.repeat(20),
      savedCrossTable: 'u'.repeat(20),
      exportTask: 't'.repeat(20),
      exportLink: '',
      responseImport: 'u'.repeat(24),
      reportShare: 'v'.repeat(20),
      shareLink: 'v'.repeat(32),
      apiKey: 'x'.repeat(20),
      webhook: 't'.repeat(20),
      webhookDelivery: 's'.repeat(20),
    };
    const world = new World(
      app,
      new Caller(app, schema),
      attacker,
      victim,
      surveys,
      missing,
      await ownSurvey(app, attacker, 'recycled'),
      await signedOut(app),
    );
    await world.remember();
    return world;
  }

  /** A survey of the attacker in this state, as good as new. */
  async ownSurvey(state: State = 'draft'): Promise<Names> {
    if (this.own?.state === state) return this.own.names;
    const names = await ownSurvey(this.app, this.attacker, state);
    this.own = { state, names, hash: await this.hashOf(names) };
    return names;
  }

  /** Returns true if the attacker's survey is unchanged. If it has changed, the next call of `ownSurvey` creates a new one. */
  async ownIsUntouched(): Promise<boolean> {
    const untouched = this.own !== null && this.own.hash === (await this.hashOf(this.own.names));
    if (!untouched) this.own = null;
    return untouched;
  }

  /** Returns the victim's secrets that a response to the attacker reveals, and reports any change to the victim's rows. */
  async signsOfVictim({ bytes }: Pick<Answer, 'bytes'>): Promise<string[]> {
    const shown = this.shownOfVictim(bytes);
    const hash = await this.hashOfVictim();
    if (hash === this.untouched) return shown;
    this.untouched = hash;
    return [...shown, "the victim's rows have changed"];
  }

  shownOfVictim(bytes: string): string[] {
    const secrets = [CANARY_SIGN, this.victim.mobile, this.victim.userId];
    return secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${secret} in ${bytes}`);
  }

  /** Accepts the current state of the victim's rows as unchanged: edits by the victim are legitimate. */
  async remember(): Promise<void> {
    this.untouched = await this.hashOfVictim();
  }

  /** Makes an unauthorized write, to test that the matrix detects it. */
  async touchVictim(surveyId: string): Promise<void> {
    this.app.clock.advance(1);
    await this.app.platform.database.writer.getRepository(Survey).update({ id: surveyId }, { updatedAt: this.app.clock.now() });
  }

  private async hashOfVictim(): Promise<string> {
    await this.app.features.visit.buffer.flush();
    const owners = [this.victim.userId, ...Object.values(this.surveys).map(({ survey }) => survey)];
    return this.hashes.of('victim', () => hashOfRows(this.app, owners));
  }

  /** Sessions may come and go; what counts is the survey, how many surveys there are, what the author keeps beside them, and the API keys. */
  private async hashOf({ survey }: Names): Promise<string> {
    // Visits wait in memory for a while, and would be written in the middle of another operation.
    await this.app.features.visit.buffer.flush();
    return this.hashes.of(survey, async () => {
      const count = await this.app.platform.database.repository(Survey).countBy({ ownerId: this.attacker.userId });
      const keys = await namedKeys(this.app, this.attacker);
      const kept = await hashOfKept(this.app, this.attacker.userId);
      return `${count} ${await hashOfSurvey(this.app, survey)} ${kept} ${keys.map(({ id }) => id).join(' ')}`;
    });
  }
}

async function ownSurvey(app: TestApp, attacker: SignedUp, state: State): Promise<Names> {
  await forgetKept(app, attacker);
  await revokeNamedKeys(app, attacker);
  await deleteWebhooks(app, attacker);
  const whole = questionnaire(OFFSET.own, OWN_MARK);
  const { id } = await createSurvey(app, attacker, state === 'launchable' ? { ...whole, quotas: [] } : whole);
  await bring(app, attacker, id, state);
  return namesOf(app, attacker, id, OFFSET.own);
}

async function victimSurvey(app: TestApp, victim: SignedUp, state: State): Promise<Names> {
  const mark = state === 'running' ? PUBLIC : CANARY;
  const { id } = await createSurvey(app, victim, questionnaire(OFFSET.victim, mark));
  await edit(app, victim, id, `edit-of-${state}`, mark);
  await bring(app, victim, id, state);
  if (state === 'running') await relaunch(app, victim, id);
  return { ...(await namesOf(app, victim, id, OFFSET.victim)), edit: `edit-of-${state}`, version: 2 };
}

/** Launches the survey again, so that it has a version number that the attacker's surveys do not have. */
async function relaunch(app: TestApp, victim: SignedUp, id: string): Promise<void> {
  await stop(app, victim, id);
  await edit(app, victim, id, 'edit-of-second-version', `${PUBLIC} again`);
  await launchUnchecked(app, id);
}

async function bring(app: TestApp, author: SignedUp, id: string, state: State): Promise<void> {
  if (state === 'draft' || state === 'launchable') return;
  await launchUnchecked(app, id);
  if (state === 'stopped') await stop(app, author, id);
  if (state === 'recycled') await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
}

async function namesOf(app: TestApp, author: SignedUp, id: string, offset: number): Promise<Names> {
  const survey = await app.platform.database.repository(Survey).findOneByOrFail({ id });
  const submission = randomUUID();
  const answered = survey.state === 1 ? await answer(app, id, offset, submission) : { response: 'y'.repeat(20), file: 'y'.repeat(24) };
  const mark = offset === OFFSET.victim ? CANARY : OWN_MARK;
  const pictures = await picturesOf(app, author, survey, mark);
  const kept = await keptOf(app, author, survey, mark);
  const { data } = await graph(app, '{ surveys(first: 1) { edges { cursor } } }', {}, author.token);
  return {
    survey: id,
    number: survey.number,
    offset,
    version: 1,
    edit: 'mine',
    submission,
    surveyCursor: data.surveys.edges[0]?.cursor ?? '',
    responseCursor: Buffer.from('seq:2').toString('base64url'),
    ...answered,
    ...pictures,
    ...kept,
    ...(await linkOf(app, survey, mark)),
    sourceTag: await tagOf(app, author, survey, mark),
    sampleOrder: await orderOf(app, author, survey, mark),
    reportCategory: await categoryOf(app, author, survey, mark),
    responseImport: await importOf(app, author, survey),
    savedCrossTable: await crossTableOf(app, author, survey, mark, PART.single + offset),
    ...(await exportOf(app, author, survey, mark)),
    ...(await shareOf(app, author, survey, mark)),
    apiKey: (await makeKey(app, author, { name: mark })).id,
    ...(await webhookOf(app, author, survey, mark)),
  };
}
