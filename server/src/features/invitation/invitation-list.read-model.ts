import { Readable } from 'node:stream';
import { canonicalInvitationCode, type InvitationState, invitationState, LINK_PARAMETERS } from '@wence/schema';
import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { Attachment } from '../../platform/files/attachment.js';
import { keywordOf, patternOf } from '../../platform/paging/keyword.js';
import { mapPage, type Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { ResponseCodes } from '../response/response.port.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { InvitationCode } from './invitation-code.entity.js';

/** A code as its author sees it. */
export interface InvitationView extends Pick<InvitationCode, 'code' | 'maxUses' | 'uses' | 'createdAt' | 'voidedAt'> {
  readonly state: InvitationState;
  /** Null before the first launch. */
  readonly url: string | null;
}

/** How many codes of a survey are in each state. */
export type InvitationCounts = Readonly<Record<InvitationState | 'total', number>>;

export interface InvitationQuery extends PageQuery {
  readonly state?: InvitationState | null | undefined;
  /** Part of a code. */
  readonly keyword?: string | null | undefined;
}

/** Uses from before a clear are none. */
const USES = 'CASE WHEN i.responseSeq > :cleared THEN i.uses ELSE 0 END';
const STATES: Readonly<Record<InvitationState, string>> = {
  unused: `i.voidedAt IS NULL AND ${USES} = 0`,
  inUse: `i.voidedAt IS NULL AND ${USES} > 0 AND ${USES} < i.maxUses`,
  usedUp: `i.voidedAt IS NULL AND ${USES} >= i.maxUses`,
  voided: 'i.voidedAt IS NOT NULL',
};
const HEADER = 'code,state,uses,max_uses,created_at,url';
/** Rows that are read at once. */
const AT_ONCE = 5000;

/** Invitation codes for those who read about them. */
export class InvitationListReadModel implements ResponseCodes {
  constructor(
    private readonly database: Database,
    private readonly surveys: SurveyService,
    private readonly links: Pick<ShareLinkService, 'addressOf'>,
  ) {}

  /** Those of a survey of the caller, newest first. A0404: the survey. A0400: `keyword` (tooLong), the page. */
  async page(ctx: RequestContext, surveyId: string, { state, keyword, ...part }: InvitationQuery): Promise<Page<InvitationView>> {
    const show = await this.viewer(ctx, surveyId);
    const rows = await this.rowsOf(surveyId);
    const words = keywordOf(keyword);
    if (state) rows.andWhere(`(${STATES[state]})`);
    if (words) rows.andWhere("i.code LIKE :pattern ESCAPE '!'", { pattern: patternOf(canonicalInvitationCode(words)) });
    return mapPage(await pageByAge(rows, part), show);
  }

  /** A0404: not the caller's survey. */
  async counts(ctx: RequestContext, surveyId: string): Promise<InvitationCounts> {
    await this.surveys.requireOwned(ctx, surveyId);
    const rows = (await this.rowsOf(surveyId)).select('COUNT(*)', 'total');
    for (const [state, condition] of Object.entries(STATES)) rows.addSelect(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, state);
    const line = await rows.getRawOne<Record<string, number | string | null>>();
    const count = (name: string) => Number(line?.[name] ?? 0);
    return {
      total: count('total'),
      unused: count('unused'),
      inUse: count('inUse'),
      usedUp: count('usedUp'),
      voided: count('voided'),
    };
  }

  /** All codes of a survey of the caller as a csv file, oldest first. A0404: the survey. */
  async file(ctx: RequestContext, surveyId: string): Promise<Attachment> {
    const show = await this.viewer(ctx, surveyId);
    const lines = [HEADER];
    for (let skip = 0; ; skip += AT_ONCE) {
      const rows = (await this.rowsOf(surveyId)).orderBy({ 'i.createdAt': 'ASC', 'i.id': 'ASC' });
      const some = (await rows.offset(skip).limit(AT_ONCE).getMany()).map(show);
      for (const { code, state, uses, maxUses, createdAt, url } of some)
        lines.push([code, state, uses, maxUses, createdAt.toISOString(), url ?? ''].join(','));
      if (some.length < AT_ONCE) break;
    }
    const bytes = Buffer.from(`${lines.join('\r\n')}\r\n`);
    return { name: `invitation-codes-${surveyId}.csv`, size: bytes.length, bytes: Readable.from([bytes]) };
  }

  /** Codes by id, for responses that the caller has already. */
  async codesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.repository(InvitationCode).find({ select: { id: true, code: true }, where: { id: In([...ids]) } });
    return new Map(found.map(({ id, code }) => [id, code]));
  }

  private async rowsOf(surveyId: string): Promise<SelectQueryBuilder<InvitationCode>> {
    const cleared = await this.clearedIn(surveyId);
    const rows = this.database.repository(InvitationCode).createQueryBuilder('i');
    return rows.where('i.surveyId = :surveyId', { surveyId }).setParameter('cleared', cleared);
  }

  private async viewer(ctx: RequestContext, surveyId: string): Promise<(row: InvitationCode) => InvitationView> {
    const { publishedVersion } = await this.surveys.requireOwned(ctx, surveyId);
    const cleared = await this.clearedIn(surveyId);
    return ({ code, maxUses, uses: stored, createdAt, voidedAt, responseSeq }) => {
      const uses = responseSeq > cleared ? stored : 0;
      const state = invitationState({ uses, maxUses, isVoid: voidedAt !== null });
      const params = { [LINK_PARAMETERS.invitation]: code };
      const url = publishedVersion === null ? null : this.links.addressOf(surveyId, { params });
      return { code, maxUses, uses, state, createdAt, voidedAt, url };
    };
  }

  private async clearedIn(surveyId: string): Promise<number> {
    return (await this.database.repository(SurveyCounter).findOneBy({ surveyId }))?.clearedResponse ?? 0;
  }
}
