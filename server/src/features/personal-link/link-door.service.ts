import { IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Entry } from '../answering-page/gate.type.js';
import { keptTime, linkRefusal } from './link-use.policy.js';
import { PersonalLink } from './personal-link.entity.js';

/** News of somebody who came by a link. */
export interface LinkNews {
  readonly surveyId: string;
  readonly code: string;
  readonly hasAnswers: boolean;
  /** Responses of the survey do not tell their links: times are kept to the day. */
  readonly isAnonymous: boolean;
}

/** Lets people in by their one-to-one links, and notes how far they are. */
export class LinkDoor {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * The gate: A0429 without a link where only links let in, A0428 with `reason` for a link that takes no answers. The transaction that stores a response
   * decides both again, so submissions are not asked about their links here.
   */
  readonly gate = ({ surveyId, definition, carried: { linkCode }, stage }: Entry): AppError | null | Promise<AppError | null> => {
    if (linkCode === null || linkCode === '') return definition.settings?.onlyLinks ? new AppError('A0429') : null;
    return stage === 'open' ? this.judge(surveyId, linkCode) : null;
  };

  /** Notes that a survey was opened by a link, and that something was answered: once each. What is unknown is no news. */
  async note({ surveyId, code, hasAnswers, isAnonymous }: LinkNews): Promise<void> {
    const link = await this.find(surveyId, code);
    if (!link) return;
    const at = keptTime(this.clock.now(), isAnonymous);
    const [opens, starts] = [link.openedAt === null, hasAnswers && link.startedAt === null];
    if (!opens && !starts) return;
    // Of two servers that hear it at once, the first is right.
    await this.unit.run(async () => {
      if (opens) await this.rows.update({ id: link.id, openedAt: IsNull() }, { openedAt: at });
      if (starts) await this.rows.update({ id: link.id, startedAt: IsNull() }, { startedAt: at });
    });
  }

  private async judge(surveyId: string, code: string): Promise<AppError | null> {
    return this.refusal(await this.find(surveyId, code));
  }

  private refusal(link: PersonalLink | null): AppError | null {
    const held = link && {
      ...link,
      isVoid: link.voidedAt !== null,
      expiresAt: link.expiresAt?.getTime() ?? null,
      isAnonymous: link.anonymous,
    };
    const reason = linkRefusal(held ?? undefined, this.clock.now());
    return reason && new AppError('A0428', { data: { reason } });
  }

  /** Holds a link until the commit, in the unit of the caller, so that nothing is stored through it meanwhile. A0428: it takes no answers. */
  async hold(id: string): Promise<void> {
    const refused = this.refusal(await this.rows.findOne({ where: { id }, ...this.database.forUpdate }));
    if (refused) throw refused;
  }

  /** The link of this survey that has this code; null: there is none. */
  async find(surveyId: string, code: string): Promise<PersonalLink | null> {
    const link = await this.rows.findOneBy({ code, surveyId });
    // Some collations ignore spaces at the end.
    return link?.code === code ? link : null;
  }

  private get rows() {
    return this.database.repository(PersonalLink);
  }
}
