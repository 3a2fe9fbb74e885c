import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DefinitionReadModel } from './definition.read-model.js';
import type { AdvancedDraft, DraftStore, EditRecord, StoredDraft } from './draft.store.js';
import type { Survey } from './survey.entity.js';
import { type SurveyEditedEvent, surveyEditedTopic } from './survey.events.js';
import { isEditable, isRunning } from './survey.policy.js';
import type { SurveyService } from './survey.service.js';
import type { WechatRule } from './wechat-rule.policy.js';

/** The definition that an edit makes. */
interface NewDefinition {
  /** Canonical text. */
  readonly text: string;
  readonly title: string;
  /** Words that a search of the list looks through. */
  readonly words: string;
}

/** Makes every write of a draft: writes draft, log and list row in one unit, and notifies subscribers. */
export class DraftWriter {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly definitions: DefinitionReadModel,
    private readonly unit: UnitOfWork,
    private readonly bus: LiveBus,
    private readonly pictures: PictureUseService,
    private readonly wechat: WechatRule,
  ) {}

  /** The draft of a locked survey, to be written; A0410 while the survey runs, unless the edit may leave the questions as they are. */
  hold(survey: Survey, mayBeLive = false): Promise<StoredDraft> {
    if (!isEditable(survey) && !(mayBeLive && isRunning(survey))) throw new AppError('A0410');
    return this.drafts.hold(survey.id);
  }

  /** Inside the unit that holds the draft. A0439: it asks more of WeChat than before, and this server has no account there. */
  async write(
    ctx: RequestContext,
    survey: Survey,
    draft: StoredDraft,
    { text, title, words }: NewDefinition,
    edit: Omit<EditRecord, 'authorId'>,
  ): Promise<AdvancedDraft> {
    const authorId = signedIn(ctx).id;
    this.wechat.assertStorable(text, draft.text);
    const written = await this.drafts.advance(draft, text, { ...edit, authorId });
    await this.surveys.recordEdit(survey, title, words);
    await this.pictures.rewriteDraft(survey.id, { before: draft.text, after: text });
    const { clientOpId, operations } = edit;
    const event: SurveyEditedEvent = { surveyId: survey.id, revision: written.revision, authorId, clientOpId, operations };
    this.unit.afterCommit(() => {
      this.definitions.forget(ctx, survey.id);
      this.bus.publish(surveyEditedTopic(survey.id), event);
    });
    return written;
  }
}
