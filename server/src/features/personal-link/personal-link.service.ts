import { type LinkPerson, linkStateOf, type LinkState, PERSONAL_LINK_LIMITS, readLinkPeople, type TypedPerson } from '@wence/schema';
import { In, IsNull, Not } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { Statements } from '../../platform/db/statements.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { PersonalLink } from './personal-link.entity.js';

const ID_LENGTH = 20;
/** Rows of one statement: their values stay below what databases take at once. */
const ROWS = 500;
const COLUMNS = 'id, survey_id, code, batch_id, name, mobile, email, remark, anonymous, max_uses, created_at, uses, response_seq'.split(
  ', ',
);
const NOBODY: LinkPerson = { name: null, mobile: null, email: null, remark: null };

/** How many links were made, or how many would be. */
export interface CountOutcome extends SurveyOutcome {
  readonly count: number;
}

export interface LinksImport {
  readonly surveyId: string;
  readonly people: readonly TypedPerson[];
  /** True: nothing is made, it is only said what would be. */
  readonly dryRun?: boolean | null | undefined;
  /** The field that is wrong when there are no people, or too many. */
  readonly field?: string;
}

interface LinkParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly clock: Clock;
  readonly random: Random;
}

/** The state of a link as it is stored. */
export const stateOf = ({ voidedAt, result, startedAt, openedAt }: PersonalLink): LinkState =>
  linkStateOf({ isVoid: voidedAt !== null, result, isStarted: startedAt !== null, isOpened: openedAt !== null });

/** Makes one-to-one links of surveys, without names or for people. */
export class PersonalLinkService {
  constructor(private readonly parts: LinkParts) {}

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<PersonalLink[]> {
    const found = await this.rows.findBy({ id: In([...ids]) });
    const surveys = await this.parts.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ id, surveyId }) => ids.includes(id) && surveys.has(surveyId));
  }

  /** Makes so many links for people who stay unnamed. A0404: not the caller's survey. A0400: `count` (tooSmall, tooLarge: 1 to 10,000; tooMany). */
  create(ctx: RequestContext, { surveyId, count }: { surveyId: string; count: number }): Promise<CountOutcome> {
    const { atOnce } = PERSONAL_LINK_LIMITS;
    if (!Number.isInteger(count) || count < 1) throw invalidInput([{ field: 'count', rule: 'tooSmall', limit: 1 }]);
    if (count > atOnce) throw invalidInput([{ field: 'count', rule: 'tooLarge', limit: atOnce }]);
    return this.write(ctx, surveyId, async (survey, statements) => {
      await this.assertRoom(survey, count, 'count');
      await this.insert(
        survey,
        Array.from({ length: count }, () => NOBODY),
        statements,
      );
      return count;
    });
  }

  /**
   * Makes a link for each of these people, all or none. A0404: not the caller's survey. A0400: what is wrong with whom (`readLinkPeople`); the field of
   * the list (required; tooMany: 10,000 at once, 50,000 of a survey).
   */
  import(ctx: RequestContext, { surveyId, people: typed, dryRun, field = 'people' }: LinksImport): Promise<CountOutcome> {
    const { atOnce } = PERSONAL_LINK_LIMITS;
    if (typed.length === 0) throw invalidInput([{ field, rule: 'required' }]);
    if (typed.length > atOnce) throw invalidInput([{ field, rule: 'tooMany', limit: atOnce }]);
    return this.write(ctx, surveyId, async (survey, statements) => {
      const { people, faults } = readLinkPeople(typed, await this.known(survey.id));
      invalidWhen([...faults]);
      await this.assertRoom(survey, people.length, field);
      if (!dryRun) await this.insert(survey, people, statements);
      return people.length;
    });
  }

  /** The survey is locked meanwhile, so that two imports do not invite one person twice. */
  private write(
    ctx: RequestContext,
    surveyId: string,
    work: (survey: Survey, statements: Statements) => Promise<number>,
  ): Promise<CountOutcome> {
    return this.parts.unit.run(async ({ statements }) => {
      const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      return { survey, count: await work(survey, statements) };
    });
  }

  private async assertRoom({ id: surveyId }: Survey, more: number, field: string): Promise<void> {
    const limit = PERSONAL_LINK_LIMITS.perSurvey;
    if ((await this.rows.countBy({ surveyId })) + more > limit) throw invalidInput([{ field, rule: 'tooMany', limit }]);
  }

  private async known(surveyId: string): Promise<{ mobiles: Set<string>; emails: Set<string> }> {
    const named = [
      { surveyId, mobile: Not(IsNull()) },
      { surveyId, email: Not(IsNull()) },
    ];
    const people = await this.rows.find({ select: { id: true, mobile: true, email: true }, where: named });
    return { mobiles: new Set(people.flatMap(({ mobile }) => mobile ?? [])), emails: new Set(people.flatMap(({ email }) => email ?? [])) };
  }

  private async insert({ id: surveyId }: Survey, people: readonly LinkPerson[], statements: Statements): Promise<void> {
    const { clock, random } = this.parts;
    const last = await this.rows.findOne({ select: { id: true, createdAt: true }, where: { surveyId }, order: { id: 'DESC' } });
    // A millisecond apart, also from those made before in the same one: ids tell the time, and lists are in the order of making.
    const first = Math.max(clock.now().getTime(), (last?.createdAt.getTime() ?? 0) + 1);
    const batchId = random.id(ID_LENGTH);
    const marks = `(${COLUMNS.map(() => '?').join(', ')})`;
    for (let at = 0; at < people.length; at += ROWS) {
      const values = people.slice(at, at + ROWS).map(({ name, mobile, email, remark }, place) => {
        const createdAt = first + at + place;
        const id = datedId(random, new Date(createdAt), ID_LENGTH);
        const code = random.id(PERSONAL_LINK_LIMITS.code);
        return [id, surveyId, code, batchId, name, mobile, email, remark, 0, 1, createdAt, 0, 0];
      });
      const sql = `INSERT INTO personal_link (${COLUMNS.join(', ')}) VALUES ${values.map(() => marks).join(', ')}`;
      await statements.write([{ sql, values: values.flat() }]);
    }
  }

  private get rows() {
    return this.parts.database.repository(PersonalLink);
  }
}
