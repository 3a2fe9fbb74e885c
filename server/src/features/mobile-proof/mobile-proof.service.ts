import { findNode } from '@wence/schema';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { RequestContext } from '../../platform/request/context.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, invalidInput, invalidWhen, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { codeFaults, mobileFaults } from '../account/account-faults.policy.js';
import { CODE_LIFE, type CodeMessages } from '../account/code-messages.service.js';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { VERIFICATION } from './mobile-claim.policy.js';
import { MobileProof } from './mobile-proof.entity.js';

const { lifetime, wrongTries, everybodyWindow } = CODE_LIFE;

/** The claim to be proven: a mobile number in the answer to one question of one submission. */
export interface Claimed {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly nodeId: number;
  readonly mobile: string;
}

interface Parts {
  readonly opening: OpeningService;
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly messages: CodeMessages;
  readonly guard: SignInGuard;
  readonly key: Uint8Array;
  /** Messages that one survey may send in a day. */
  readonly perSurvey: number;
}

/** Proves that respondents have the mobile they name: sends it a code and takes the code back. Open like the answers themselves. */
export class MobileProofService {
  constructor(private readonly parts: Parts) {}

  /**
   * Sends a code; tells after how many seconds the next one may be asked for. A0404, A0411: as with answers, or there is no such question. A0400: it
   * asks for no proven number, or this is none. A0501: too many for this number, address, survey or server.
   */
  async send(ctx: RequestContext, claimed: Claimed): Promise<{ resendAfterSeconds: number }> {
    await this.assertAsked(claimed);
    invalidWhen(mobileFaults(claimed.mobile));
    const { messages, unit, perSurvey } = this.parts;
    const ofSurvey = { id: `sms-survey:${claimed.surveyId}`, times: perSurvey, every: everybodyWindow };
    return messages.send(ctx, { mobile: claimed.mobile, scene: 'answer' }, (code) => unit.run(() => this.keep(claimed, code)), [ofSurvey]);
  }

  /**
   * Takes the code back. Of any number of simultaneous tries with the right one, one proves the number; the others, and later ones, learn that it was
   * (`replayed`): an answer may get lost on the way. A0131 with `triesLeft` for a code that is wrong, over or used up.
   */
  async check(ctx: RequestContext, claimed: Claimed, code: string): Promise<{ replayed: boolean }> {
    await this.assertAsked(claimed);
    invalidWhen(mobileFaults(claimed.mobile), codeFaults(code));
    const proven = await this.parts.guard.code(ctx, () => this.prove(claimed, code));
    if (!proven) throw new AppError('A0131', { data: { triesLeft: await this.triesLeft(claimed) } });
    return proven;
  }

  private async assertAsked({ surveyId, nodeId }: Claimed): Promise<void> {
    const { definition } = await this.parts.opening.open(surveyId);
    const node = findNode(definition, nodeId);
    if (!node) throw notFound();
    if (node.type !== VERIFICATION) throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
  }

  /** Stores a code, replacing the previous one. */
  private keep(claimed: Claimed, code: string): Promise<unknown> {
    const expiresAt = new Date(this.parts.clock.now().getTime() + lifetime);
    const proof = { ...placeOf(claimed), codeHash: this.hashOf(claimed, code), wrongTries: 0, expiresAt, verifiedAt: null };
    const insert = this.rows.createQueryBuilder().insert().values(proof);
    return insert.orUpdate(['code_hash', 'wrong_tries', 'expires_at'], ['survey_id', 'submission_id', 'node_id', 'mobile']).execute();
  }

  private prove(claimed: Claimed, code: string): Promise<{ replayed: boolean } | null> {
    const codeHash = this.hashOf(claimed, code);
    const open = this.openProof(claimed);
    return this.parts.unit.run(async () => {
      const used = await this.rows.update({ ...open, codeHash }, { verifiedAt: this.parts.clock.now() });
      if (used.affected === 1) return { replayed: false };
      if (await this.rows.existsBy({ ...placeOf(claimed), codeHash, verifiedAt: Not(IsNull()) })) return { replayed: true };
      await this.rows.update(open, { wrongTries: () => 'wrong_tries + 1' });
      return null;
    });
  }

  private async triesLeft(claimed: Claimed): Promise<number> {
    const proof = await this.rows.findOneBy(this.openProof(claimed));
    return proof ? wrongTries - proof.wrongTries : 0;
  }

  /** Returns the condition for a proof whose code may still be tried. */
  private openProof(claimed: Claimed) {
    const now = this.parts.clock.now();
    return { ...placeOf(claimed), verifiedAt: IsNull(), wrongTries: LessThan(wrongTries), expiresAt: MoreThan(now) };
  }

  private hashOf({ surveyId, submissionId, nodeId, mobile }: Claimed, code: string): string {
    return keyedHash(this.parts.key, [surveyId, submissionId, nodeId, mobile, code]).toString('hex');
  }

  private get rows() {
    return this.parts.database.repository(MobileProof);
  }
}

const placeOf = ({ surveyId, submissionId, nodeId, mobile }: Claimed) => ({ surveyId, submissionId, nodeId, mobile });
