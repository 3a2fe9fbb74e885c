import { canonicalText, emptyDefinition, LIMITS, parseDefinition, searchWords, type SurveyDefinition } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { fill, textsOf } from '../../platform/i18n/messages.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DefinitionWork } from './definition-work.js';
import type { DraftStore } from './draft.store.js';
import { editFault } from './edit-fault.js';
import { Survey } from './survey.entity.js';
import { SurveyWords } from './survey-words.entity.js';
import { titleKeyOf } from './survey.policy.js';
import type { SurveyService } from './survey.service.js';

const ID_LENGTH = 10;
const ATTEMPTS = 5;
/** The canonical text of a survey that asks nothing. */
const NOTHING = canonicalText(emptyDefinition({ title: '-' }));

/** A definition that a survey begins with. */
interface NewDraft {
  readonly title: string;
  /** Canonical text. */
  readonly text: string;
  /** Words that a search of the list looks through. */
  readonly words: string;
}

/** Makes surveys: empty ones, copies, and what other features bring. */
export class NewSurveyService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly work: DefinitionWork,
    private readonly pictures: PictureUseService,
  ) {}

  /** An empty survey of the caller's. `language` is that of the answering page; without one, the caller's own. */
  create(ctx: RequestContext, { title, language }: { title: string; language?: string | null }): Promise<Survey> {
    const parsed = parseDefinition({ ...emptyDefinition({ title }), language: language ?? ctx.language });
    if (!parsed.ok) throw invalidInput(parsed.faults);
    const { value } = parsed;
    return this.insert(ctx, { title: value.title, text: canonicalText(value), words: searchWords(value) });
  }

  /** A survey of the caller's with everything that a definition holds. A0400 with what is wrong in it; nothing is made then. */
  async createFrom(ctx: RequestContext, definition: unknown): Promise<Survey> {
    // Taking the place of nothing tells its title and its words, on a thread where it is large.
    return this.insert(ctx, await this.work.replace(NOTHING, await this.work.parse(definition)));
  }

  /** A copy of a survey's draft, titled as such in the caller's language. It has never been launched, whatever its model has. */
  async copy(ctx: RequestContext, surveyId: string): Promise<Survey> {
    const model = await this.surveys.requireOwned(ctx, surveyId);
    const { text } = await this.drafts.readStored(surveyId);
    const title = copyTitle(textsOf(ctx.language).copyOf, model.title);
    const copied = await this.work.edit(text, [{ op: 'updateSurvey', set: { title } }]);
    if (!copied.ok) throw editFault(copied);
    return this.insert(ctx, copied);
  }

  /** A survey of the caller's with a definition that was read before; `text` is its canonical text. */
  createFromRead(ctx: RequestContext, { definition, text }: { definition: SurveyDefinition; text: string }): Promise<Survey> {
    return this.insert(ctx, { title: definition.title, text, words: searchWords(definition) });
  }

  private insert(ctx: RequestContext, { title, text, words }: NewDraft): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.insertRow(signedIn(ctx).id, title);
      await this.drafts.insert(survey.id, text);
      await this.database.repository(SurveyWords).insert({ surveyId: survey.id, words });
      await this.pictures.rewriteDraft(survey.id, { after: text });
      return survey;
    });
  }

  /** Id and number are random; if they are taken, new ones are drawn. */
  private async insertRow(ownerId: string, title: string): Promise<Survey> {
    const now = this.clock.now();
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const survey = Object.assign(new Survey(), {
        id: this.random.id(ID_LENGTH),
        number: this.random.between(1, LIMITS.surveyNumber),
        ownerId,
        title,
        titleKey: titleKeyOf(title),
        state: 0,
        publishedVersion: null,
        createdAt: now,
        updatedAt: now,
        recycledAt: null,
        folderId: null,
        clearingAt: null,
      });
      try {
        await this.database.repository(Survey).insert({ ...survey });
        return survey;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('B0503');
  }
}

/** Truncates a title that is too long for the addition. */
function copyTitle(text: string, title: string): string {
  const addition = [...fill(text, { title: '' })].length;
  return fill(text, { title: [...title].slice(0, LIMITS.title - addition).join('') });
}
