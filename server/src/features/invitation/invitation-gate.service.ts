import { canonicalInvitationCode } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { Entry } from '../answering-page/gate.type.js';
import { type BroughtCode, codeKey, type CodeRefusal, codeRefusal, codesIn, findCodes, type HeldCode } from './held-codes.read-model.js';

/** Codes that are remembered together with the network that brought them. */
const PROVEN = 10_000;

/** The error for somebody whose code takes no response. */
export const invitationRefused = (reason: CodeRefusal): AppError => new AppError('A0433', { data: { reason } });

/** Asks for an invitation code where a survey wants one. It only looks: the transaction that stores a response decides, and uses the code up. */
export class InvitationGate {
  /** Who has brought a code that there is: they are not held up by others of their network who guess. */
  private readonly proven = new BoundedMap<string, true>(PROVEN);

  constructor(
    private readonly database: Database,
    private readonly guard: Pick<SignInGuard, 'link'>,
  ) {}

  readonly gate = (entry: Entry): Promise<AppError | null> | AppError | null => {
    if (!entry.definition.settings?.invitationOnly) return null;
    const code = canonicalInvitationCode(entry.carried.invitationCode ?? '');
    return code === '' ? invitationRefused('missing') : this.look(entry, { surveyId: entry.surveyId, code });
  };

  /** A0501 after ten codes that do not exist from a network in 15 minutes, even for a right one unless that network has brought it before. */
  private async look({ entrant, stage }: Entry, brought: BroughtCode): Promise<AppError | null> {
    const proof = `${codeKey(brought)} ${networkOf(entrant.ip)}`;
    const isProven = this.proven.get(proof) === true;
    if (isProven && stage === 'submit') return null;
    const find = () => this.find(brought);
    const held = isProven ? await find() : await this.guard.link(entrant, `code:${brought.surveyId}`, find);
    if (held) this.proven.set(proof, true);
    const reason = codeRefusal(brought, held ?? undefined);
    return reason && invitationRefused(reason);
  }

  private async find(brought: BroughtCode): Promise<HeldCode | null> {
    const query = findCodes([brought]);
    if (!query) return null;
    const rows: unknown = await this.database.manager.query(query.sql, [...query.values]);
    return codesIn(rows).get(codeKey(brought)) ?? null;
  }
}
