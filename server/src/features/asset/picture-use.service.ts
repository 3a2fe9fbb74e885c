import { type FindOptionsWhere, In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { picturesIn } from './picture-names.policy.js';
import { Picture } from './picture.entity.js';
import { PictureUse, type UseKind } from './picture-use.entity.js';

/** Pictures that one statement names. */
const AT_ONCE = 500;
const IS_USED = 'SELECT 1 FROM picture_use u WHERE u.picture_id = picture.id';

/** Something that shows pictures. One survey is several holders: its draft, its versions, its history and its library. */
export interface Holder {
  readonly kind: UseKind;
  readonly id: string;
}

/** The text of a holder before and after a write; absent: there was, or is, none. */
interface Rewritten {
  readonly before?: string;
  readonly after?: string;
}

/** In how many places a picture is. A survey counts once, however often it shows the picture. */
export interface UseCount {
  /** Surveys, themes, templates and kept questions that show it. */
  readonly uses: number;
  /** Surveys that do not show it any more, and whose history leads back to a draft that did. */
  readonly earlier: number;
}

export const UNUSED: UseCount = { uses: 0, earlier: 0 };

/**
 * Keeps the book of what shows which picture. Everything that changes it runs inside the unit of work that writes the holder. Rows of pictures are
 * locked first, in the order of their ids, so that a picture is either taken into use or swept, never both.
 */
export class PictureUseService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The holder's text is written. What it has begun to show is in use, and what it has ceased to show is not, as far as this holder goes. */
  async rewrite(holder: Holder, text: Rewritten): Promise<void> {
    const { added, gone } = difference(text);
    await this.take(holder, added);
    await this.release([holder], gone);
  }

  /** A draft is written. What it ceases to show stays in use by the history of the survey, which leads back to every earlier draft. */
  async rewriteDraft(surveyId: string, text: Rewritten): Promise<void> {
    const { added, gone } = difference(text);
    const draft: Holder = { kind: 'draft', id: surveyId };
    await this.take(draft, added);
    await this.take({ kind: 'history', id: surveyId }, gone);
    await this.release([draft], gone);
  }

  /** The holder shows these pictures from now on. Ids of no picture are passed over; gives the number of the others. */
  async take({ kind, id: holderId }: Holder, ids: readonly string[]): Promise<number> {
    let found = 0;
    for (const part of parts(ids)) {
      const there = await this.lock(part);
      found += there.length;
      if (there.length === 0) continue;
      const known = await this.uses.find({ select: { pictureId: true }, where: { kind, holderId, pictureId: In(there) } });
      const taken = new Set(known.map(({ pictureId }) => pictureId));
      const fresh = there.filter((pictureId) => !taken.has(pictureId));
      if (fresh.length === 0) continue;
      await this.uses.insert(fresh.map((pictureId) => ({ pictureId, kind, holderId })));
      await this.pictures.update({ id: In(fresh) }, { unusedSince: null });
    }
    return found;
  }

  /** These holders, all of one kind, show these pictures no longer; without `ids`: none of theirs. The last use of a picture notes when it went. */
  async release(holders: readonly Holder[], ids?: readonly string[]): Promise<void> {
    const [first] = holders;
    if (!first || ids?.length === 0) return;
    for (const some of parts(holders.map(({ id }) => id))) await this.releaseSome({ kind: first.kind, holderId: In([...some]) }, ids);
  }

  private async releaseSome(held: FindOptionsWhere<PictureUse>, ids: readonly string[] | undefined): Promise<void> {
    const used = ids ?? (await this.uses.find({ select: { pictureId: true }, where: held })).map(({ pictureId }) => pictureId);
    for (const part of parts([...new Set(used)].sort())) {
      await this.lock(part);
      await this.uses.delete({ ...held, pictureId: In([...part]) });
      await this.pictures
        .createQueryBuilder()
        .update()
        .set({ unusedSince: this.clock.now() })
        .where(`id IN (:...part) AND unused_since IS NULL AND NOT EXISTS (${IS_USED})`, { part })
        .execute();
    }
  }

  /** Nothing of the survey shows pictures any more (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    for (const kind of ['draft', 'version', 'history', 'kept'] as const) await this.unit.run(() => this.release([{ kind, id: surveyId }]));
  }

  /** Counts of these pictures; one without an entry is used nowhere. */
  async countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, UseCount>> {
    if (ids.length === 0) return new Map();
    const rows: { pictureId: string; holders: string; shown: string }[] = await this.uses
      .createQueryBuilder('u')
      .select('u.pictureId', 'pictureId')
      .addSelect('COUNT(DISTINCT u.holderId)', 'holders')
      .addSelect("COUNT(DISTINCT CASE WHEN u.kind <> 'history' THEN u.holderId END)", 'shown')
      .where('u.pictureId IN (:...ids)', { ids })
      .groupBy('u.pictureId')
      .getRawMany();
    return new Map(
      rows.map(({ pictureId, holders, shown }) => [pictureId, { uses: Number(shown), earlier: Number(holders) - Number(shown) }]),
    );
  }

  /** Those among these pictures that exist, which nobody else can take, release or delete until the unit ends. */
  private async lock(ids: readonly string[]): Promise<string[]> {
    const rows = await this.pictures.find({
      select: { id: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      ...this.database.forUpdate,
    });
    return rows.map(({ id }) => id);
  }

  private get uses() {
    return this.database.repository(PictureUse);
  }

  private get pictures() {
    return this.database.repository(Picture);
  }
}

function difference({ before = '', after = '' }: Rewritten): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  const [old, now] = [picturesIn(before), picturesIn(after)];
  const [had, has] = [new Set(old), new Set(now)];
  return { added: now.filter((id) => !had.has(id)), gone: old.filter((id) => !has.has(id)) };
}

function* parts(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield ids.slice(at, at + AT_ONCE);
}
