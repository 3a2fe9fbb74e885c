import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ParameterSecret } from './parameter-secret.entity.js';

/** 256 bits, as many as the signature has. */
const BYTES = 32;

interface SecretParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly clock: Clock;
  readonly random: Random;
}

/** The secrets that links of surveys are signed with: one per survey, made when it is first asked for. */
export class ParameterSecretService implements SurveyPart {
  constructor(private readonly parts: SecretParts) {}

  /** The secret of the caller's survey. A0404: not theirs. */
  async reveal(ctx: RequestContext, surveyId: string): Promise<ParameterSecret> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    const known = await this.rows.findOneBy({ surveyId: survey.id });
    return known ?? this.store(ctx, surveyId, (found) => found !== null);
  }

  /** Another secret in place of the one there is: links that were signed before are forged from now on. A0404: not the caller's survey. */
  rotate(ctx: RequestContext, surveyId: string): Promise<ParameterSecret> {
    return this.store(ctx, surveyId, () => false);
  }

  /** The secret that links are judged by; null: none was made, so no link can be signed. */
  async secretOf(surveyId: string): Promise<string | null> {
    return (await this.rows.findOneBy({ surveyId }))?.secret ?? null;
  }

  /** It goes with its survey. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  /** Of two requests for the first secret at the same time both get the same one: the survey is locked. */
  private store(ctx: RequestContext, surveyId: string, stays: (found: ParameterSecret | null) => boolean): Promise<ParameterSecret> {
    const { unit, surveys, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const found = await this.rows.findOneBy({ surveyId: survey.id });
      if (found && stays(found)) return found;
      const made = { surveyId: survey.id, secret: random.bytes(BYTES).toString('base64url'), madeAt: clock.now() };
      await (found ? this.rows.update({ surveyId: survey.id }, made) : this.rows.insert(made));
      return Object.assign(new ParameterSecret(), made);
    });
  }

  private get rows() {
    return this.parts.database.repository(ParameterSecret);
  }
}
