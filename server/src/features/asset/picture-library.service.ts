import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import { keywordOf, patternOf } from '../../platform/paging/keyword.js';
import { mapPage, type Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { pathOf } from './picture-address.js';
import { Picture } from './picture.entity.js';
import { type PictureUseService, UNUSED, type UseCount } from './picture-use.service.js';

/** A picture of the caller's with its counts of use. */
export interface LibraryPicture extends UseCount {
  readonly id: string;
  /** Stored name: what goes into `image` of a definition. */
  readonly name: string;
  readonly originalName: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedAt: Date;
}

export interface PictureQuery extends PageQuery {
  /** Part of the file name. */
  readonly keyword?: string | null | undefined;
}

interface LibraryParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly store: ObjectStore;
  readonly uses: PictureUseService;
}

/** All pictures that an author has uploaded, whatever survey they are in. */
export class PictureLibraryService {
  constructor(private readonly parts: LibraryParts) {}

  /** The caller's pictures, newest first. A0400: `keyword` (tooLong: 24), the page. */
  async list(ctx: RequestContext, { keyword, ...part }: PictureQuery): Promise<Page<LibraryPicture>> {
    const words = keywordOf(keyword)?.toLowerCase();
    const query = this.rows.createQueryBuilder('p').where('p.ownerId = :ownerId', { ownerId: signedIn(ctx).id });
    if (words !== undefined) query.andWhere("p.nameKey LIKE :pattern ESCAPE '!'", { pattern: patternOf(words) });
    const page = await pageByAge(query, part);
    const counts = await this.parts.uses.countsOf(page.edges.map(({ node }) => node.id));
    return mapPage(page, (picture) => entryOf(picture, counts.get(picture.id)));
  }

  /** Those among these pictures that the caller uploaded. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<LibraryPicture[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const counts = await this.parts.uses.countsOf(found.map(({ id }) => id));
    return found.map((picture) => entryOf(picture, counts.get(picture.id)));
  }

  /** Deletes a picture that nothing shows, for good. A0404: not the caller's. A0426 with `data.uses` and `data.earlier`: something shows it. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    const ownerId = signedIn(ctx).id;
    await this.parts.unit.run(async () => {
      const picture = await this.rows.findOne({ where: { id, ownerId }, ...this.parts.database.forUpdate });
      // Some collations ignore spaces at the end.
      if (picture?.id !== id) throw notFound();
      const count = (await this.parts.uses.countsOf([id])).get(id);
      if (count) throw new AppError('A0426', { data: { uses: count.uses, earlier: count.earlier } });
      await this.rows.delete({ id });
    });
    await this.parts.store.remove(id);
  }

  private get rows() {
    return this.parts.database.repository(Picture);
  }
}

function entryOf(picture: Picture, { uses, earlier }: UseCount = UNUSED): LibraryPicture {
  const { id, originalName, size, width, height, createdAt: uploadedAt } = picture;
  return { id, name: pathOf(picture), originalName, size, width, height, uploadedAt, uses, earlier };
}
