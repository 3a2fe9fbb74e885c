import type { SurveySettings } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat, invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Carried, Entrant } from '../answering-page/gate.type.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import { LinkDraft } from '../personal-link/link-draft.entity.js';
import type { LinkDoor } from '../personal-link/link-door.service.js';
import type { DraftRequest, KeptDraft } from './link-draft.type.js';

interface DraftParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly opening: Pick<OpeningService, 'open' | 'bar' | 'versionFor'>;
  readonly links: Pick<LinkDoor, 'find' | 'hold'>;
}

/** Keeps the answers so far of people who came by one-to-one links (features.md 6.3). What is saved last counts, as one whole. */
export class LinkDrafts {
  constructor(private readonly parts: DraftParts) {}

  /**
   * Reads what was saved by this link; null: nothing, or the survey keeps no drafts. A0404: no such survey; A0411, A0417, A0418; then what keeps people out,
   * A0428 for a link that takes no answers among it. A0400: `linkCode` (required).
   */
  async read(surveyId: string, entrant: Entrant, carried: Carried): Promise<KeptDraft | null> {
    const linkId = await this.admitted(surveyId, entrant, carried);
    return linkId === null ? null : this.drafts.findOneBy({ linkId, surveyId });
  }

  /** Replaces what was saved by this link. When that was; null: the survey keeps no drafts. A0416: the version takes no answers any more; otherwise as for `read`. */
  async save(surveyId: string, draft: DraftRequest, entrant: Entrant, carried: Carried): Promise<Date | null> {
    const { unit, clock, links, opening } = this.parts;
    const linkId = await this.admitted(surveyId, entrant, carried);
    if (linkId === null) return null;
    const { version } = await opening.versionFor(surveyId, draft.version);
    const savedAt = clock.now();
    const { submissionId, page = 0, seen = [], answers, startedAt } = draft;
    const begun = new Date(Math.min(startedAt ? new Date(startedAt).getTime() : savedAt.getTime(), savedAt.getTime()));
    await unit.run(async () => {
      await links.hold(linkId);
      await this.drafts.save({ linkId, surveyId, submissionId, version, startedAt: begun, page, seen, answers, savedAt });
    });
    return savedAt;
  }

  /** The link that somebody came by who may answer; null: this survey keeps no drafts. */
  private async admitted(surveyId: string, entrant: Entrant, carried: Carried): Promise<string | null> {
    const { opening, links } = this.parts;
    const { definition } = await opening.open(surveyId);
    if (carried.linkCode === null) throw invalidInput([{ field: 'linkCode', rule: 'required' }]);
    const barred = await opening.bar({ surveyId, definition, entrant, carried, stage: 'open' });
    if (barred) throw barred;
    if (!keepsDrafts(definition.settings)) return null;
    const link = await links.find(surveyId, carried.linkCode);
    assertThat(link, 'A0428');
    return link.anonymous ? null : link.id;
  }

  private get drafts() {
    return this.parts.database.repository(LinkDraft);
  }
}

/** Answers that stand beside a link would tell whose they are, so that a survey with anonymous links keeps none. */
const keepsDrafts = ({ resume, anonymousLinks }: SurveySettings = {}): boolean => resume !== false && anonymousLinks !== true;
