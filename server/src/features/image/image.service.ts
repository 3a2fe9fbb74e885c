import { IMAGE_LIMITS } from '@wence/schema';
import { In, Like } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { PictureService } from '../asset/picture.service.js';
import type { PictureTexts } from '../asset/asset.port.js';
import { picturesIn } from '../asset/picture-names.policy.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SurveyImage } from './survey-image.entity.js';

const ID_LENGTH = 20;

export interface NewImage {
  readonly surveyId: string;
  /** Path of an uploaded picture. */
  readonly name: string;
  /** If absent or empty, the name of the uploaded file is used. */
  readonly originalName?: string | null | undefined;
  /** The entry that it was read from, if it was. */
  readonly id?: unknown;
}

/** An entry of a library, with the survey whose library it is. */
export interface ImageOutcome extends SurveyOutcome {
  readonly image: SurveyImage;
}

interface ImageParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly pictures: PictureService;
  readonly pictureUses: PictureUseService;
  readonly clock: Clock;
  readonly random: Random;
}

/** The library of pictures that each survey has. What is taken out of it stays where it is used: a definition names pictures, not entries. */
export class ImageService implements SurveyPart, PictureTexts {
  constructor(private readonly parts: ImageParts) {}

  /** Pictures of one survey, or of all of the caller's, newest first. A0404: not the caller's survey. A0400: the page. */
  async list(ctx: RequestContext, { surveyId, ...page }: PageQuery & { surveyId?: string | null | undefined }): Promise<Page<SurveyImage>> {
    const { id: ownerId, key } = signedIn(ctx);
    const query = this.rows.createQueryBuilder('i').where('i.ownerId = :ownerId', { ownerId });
    if (key?.surveyIds) query.andWhere('i.surveyId IN (:...surveyIds)', { surveyIds: key.surveyIds });
    if (typeof surveyId === 'string') {
      const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
      query.andWhere('i.surveyId = :surveyId', { surveyId: survey.id });
    }
    return pageByAge(query, page);
  }

  /** Those among these entries that are the caller's. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<SurveyImage[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    return found.filter(({ surveyId }) => reaches(ctx.user, surveyId));
  }

  /**
   * Puts an uploaded picture of the caller into the library of a survey; one that is in there already stays as it is. A0404: not the caller's survey or
   * picture. A0400: the name, the entry that it was read from, or 500 pictures are
   * in it (`images`, tooMany).
   */
  async save(ctx: RequestContext, { surveyId, name, originalName, id: readFrom }: NewImage): Promise<ImageOutcome> {
    const { unit, surveys, pictures, pictureUses, clock, random } = this.parts;
    const { id: pictureId, ...picture } = await pictures.nameOwned(ctx, name, originalName ?? '');
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const known = await this.rows.findOneBy({ surveyId: survey.id, name: picture.name });
      if (readFrom !== undefined && known?.id !== readFrom) throw invalidInput([{ field: 'id', rule: 'readOnly' }]);
      if (known) return { survey, image: known };
      if ((await this.rows.countBy({ surveyId: survey.id })) >= IMAGE_LIMITS.perSurvey)
        throw invalidInput([{ field: 'images', rule: 'tooMany', limit: IMAGE_LIMITS.perSurvey }]);
      // It may have been swept since it was looked up.
      if ((await pictureUses.take({ kind: 'kept', id: survey.id }, [pictureId])) === 0) throw notFound();
      const now = clock.now();
      const id = datedId(random, now, ID_LENGTH);
      const image = Object.assign(new SurveyImage(), { id, surveyId: survey.id, ownerId: survey.ownerId, ...picture, createdAt: now });
      await this.rows.insert(image);
      return { survey, image };
    });
  }

  /** Takes a picture out of its library, also while the survey is in the recycle bin. A0404: not the caller's. */
  async remove(ctx: RequestContext, id: string): Promise<ImageOutcome> {
    const ownerId = signedIn(ctx).id;
    const { unit, surveys, pictureUses } = this.parts;
    return unit.run(async () => {
      const image = await this.rows.findOneBy({ id, ownerId });
      // Some collations ignore spaces at the end.
      if (image?.id !== id) throw notFound();
      const survey = await surveys.requireOwned(ctx, image.surveyId, { recycled: true });
      const { affected } = await this.rows.delete({ id, ownerId });
      if (affected !== 1) throw notFound();
      await pictureUses.release([{ kind: 'kept', id: survey.id }], picturesIn(image.name));
      return { survey, image };
    });
  }

  /** The library goes with its survey (`survey.port.ts`). A few hundred rows at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  /** Looks at the libraries of the author's surveys (`asset.port.ts`). */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    return this.rows.existsBy({ ownerId, name: Like(`%${pictureId}%`) });
  }

  private get rows() {
    return this.parts.database.repository(SurveyImage);
  }
}
