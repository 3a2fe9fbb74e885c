import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { ObjectStore } from '../../platform/files/object-store.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { PictureTexts } from './asset.port.js';
import { Picture } from './picture.entity.js';
import { PictureUse } from './picture-use.entity.js';

/** Milliseconds a picture is kept without a use: as long as a survey stays in the recycle bin. */
export const UNUSED_LIFE = 30 * 24 * 60 * 60_000;
const BATCH = 200;

interface SweeperParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly logger: Logger;
  /** All texts of authors that may show pictures. */
  readonly texts: () => readonly PictureTexts[];
}

/** Deletes pictures that nothing has shown for 30 days, row and file. Any number of servers may do so at once. */
export class PictureSweeper {
  constructor(private readonly parts: SweeperParts) {}

  /** One that can't be deleted now is logged and left to the next sweep; it doesn't keep the others. `stop` ends it before the next picture. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const line = new Date(this.parts.clock.now().getTime() - UNUSED_LIFE);
    const next = (last: string) =>
      this.rows.find({
        select: { id: true, ownerId: true },
        where: { id: MoreThan(last), unusedSince: LessThanOrEqual(line) },
        order: { id: 'ASC' },
        take: BATCH,
      });
    for (let due = await next(''); due.length > 0; due = await next(due.at(-1)?.id ?? '')) {
      for (const { id, ownerId } of due) {
        if (stop?.aborted) return;
        await this.removeUnmentioned(ownerId, id, line).catch((error: unknown) => {
          this.parts.logger.warn({ err: error, pictureId: id }, 'sweeping a picture failed; the next sweep goes on with it');
        });
      }
    }
  }

  /** A picture that no use is known of and that a text mentions all the same is left for another 30 days. */
  private async removeUnmentioned(ownerId: string, id: string, line: Date): Promise<void> {
    const { texts, unit, clock, logger } = this.parts;
    for (const each of texts()) {
      if (!(await each.mentionPicture(ownerId, id))) continue;
      logger.warn({ pictureId: id }, 'a picture without a known use is mentioned in a text; it is kept');
      await unit.run(() => this.rows.update({ id, unusedSince: LessThanOrEqual(line) }, { unusedSince: clock.now() }));
      return;
    }
    await this.remove(id, line);
  }

  /** The row is deleted first, so that whoever takes the picture into use meanwhile either keeps it or does not find it. */
  private async remove(id: string, line: Date): Promise<void> {
    const { unit, store, database } = this.parts;
    const isGone = await unit.run(async () => {
      const where = { id, unusedSince: LessThanOrEqual(line) };
      // Whoever takes it locks the row too: from here on its uses are known.
      const picture = await this.rows.findOne({ select: { id: true }, where, ...database.forUpdate });
      if (!picture || (await database.repository(PictureUse).existsBy({ pictureId: id }))) return false;
      const { affected } = await this.rows.delete(where);
      return affected === 1;
    });
    if (isGone) await store.remove(id);
  }

  private get rows() {
    return this.parts.database.repository(Picture);
  }
}
