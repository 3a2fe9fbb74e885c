import { Between, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { PictureTexts } from '../asset/asset.port.js';
import type { DefinitionWork } from './definition-work.js';
import { type DraftStore, FIRST_REVISION } from './draft.store.js';
import { SurveyDraft } from './survey-draft.entity.js';
import { Survey } from './survey.entity.js';
import { SurveyEdit } from './survey-edit.entity.js';

/** Edits that are read and undone at a time. */
const PORTION = 100;
/** Operations of an edit that put a whole definition in the place of another. */
const REPLACEMENT = '[]';

/** Drafts as earlier revisions left them. Knows nothing of who may ask; the services that use it do. */
export class DraftHistoryService implements PictureTexts {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftStore,
    private readonly work: DefinitionWork,
  ) {}

  /** Returns the canonical text of the draft at a revision; null: there is no such revision, or nothing that leads back to it is kept. */
  async textAt(surveyId: string, revision: number): Promise<string | null> {
    const newest = await this.drafts.readStored(surveyId);
    if (revision < FIRST_REVISION || revision > newest.revision) return null;
    const start = await this.startFor(surveyId, revision, newest);
    return start && this.rewind(surveyId, start, revision);
  }

  /** Looks at drafts and at everything that leads back to earlier ones (`asset.port.ts`). */
  async mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    const given = { ownerId, words: `%${pictureId}%` };
    const drafts = this.database.repository(SurveyDraft).createQueryBuilder('d').innerJoin(Survey, 's', 's.id = d.surveyId');
    if (await drafts.where('s.ownerId = :ownerId AND d.definition LIKE :words', given).getExists()) return true;
    const edits = this.edits.createQueryBuilder('e').innerJoin(Survey, 's', 's.id = e.surveyId');
    return edits.where('s.ownerId = :ownerId AND (e.inverse LIKE :words OR e.replaced LIKE :words)', given).getExists();
  }

  /** Returns the nearest later draft that is stored whole: the one before the next replacement, or the newest. */
  private async startFor(surveyId: string, revision: number, newest: Stored): Promise<Stored | null> {
    const replaced = await this.edits.findOne({
      select: { surveyId: true, revision: true, replaced: true },
      where: { surveyId, revision: MoreThan(revision), operations: REPLACEMENT },
      order: { revision: 'ASC' },
    });
    if (!replaced) return newest;
    // Edits from before replaced drafts were kept have none.
    return replaced.replaced === null ? null : { revision: replaced.revision - 1, text: replaced.replaced };
  }

  private async rewind(surveyId: string, { revision: start, text: last }: Stored, revision: number): Promise<string> {
    let text = last;
    for (let from = start; from > revision; from -= PORTION) {
      const where = { surveyId, revision: Between(Math.max(from - PORTION, revision) + 1, from) };
      const select = { surveyId: true, revision: true, inverse: true } as const;
      const edits = await this.edits.find({ select, where, order: { revision: 'DESC' } });
      text = await this.work.rewind(
        text,
        edits.map(({ inverse }) => inverse),
      );
    }
    return text;
  }

  private get edits() {
    return this.database.repository(SurveyEdit);
  }
}

interface Stored {
  readonly revision: number;
  readonly text: string;
}
