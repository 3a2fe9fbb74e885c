import {
  canonicalPart,
  findNode,
  libraryNode,
  libraryTitle,
  LIBRARY_LIMITS,
  type NewNode,
  questionRow,
  type QuestionType,
  readLibraryNode,
} from '@wence/schema';
import { In, Like, type SelectQueryBuilder } from 'typeorm';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { datedId } from '../../platform/outside/dated-id.js';
import { keywordOf, patternOf } from '../../platform/paging/keyword.js';
import { mapPage, type Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PictureTexts } from '../asset/asset.port.js';
import type { DraftService } from '../survey/draft.service.js';
import type { LibraryCategoryService, LibraryParts } from './library-category.service.js';
import type { ItemEntry, ItemQuery, LibraryQuestion } from './library-entry.js';
import { LibraryItem } from './library-item.entity.js';

const ID_LENGTH = 20;

interface ItemParts extends LibraryParts {
  readonly categories: LibraryCategoryService;
  readonly drafts: DraftService;
}

/** The questions of libraries. What an author keeps is a copy: it changes no survey, and no survey changes it. */
export class LibraryItemService implements PictureTexts {
  constructor(private readonly parts: ItemParts) {}

  /** The caller's questions, newest first; those of the common library in its order. A0404: the category. A0400: `keyword`, the page. */
  async list(ctx: RequestContext, { categoryId, common, keyword, ...part }: ItemQuery): Promise<Page<ItemEntry>> {
    const words = keywordOf(keyword)?.toLowerCase();
    const category = typeof categoryId === 'string' ? await this.parts.categories.find(ctx, categoryId) : null;
    if (category?.common ?? common) return this.parts.shelf.page(ctx.language, { categoryId, words, ...part });
    return mapPage(await pageByAge(this.matching(signedIn(ctx).id, category?.id, words), part), entryOf);
  }

  /** A question with its content. A0404: neither the caller's own nor of the common library. */
  async question(ctx: RequestContext, id: string): Promise<LibraryQuestion> {
    const common = this.parts.shelf.question(id, ctx.language);
    if (common) return common;
    const item = await this.own(ctx, id);
    return { item: entryOf(item), node: JSON.parse(item.node) as NewNode }; // Nothing but what `readLibraryNode` or `libraryNode` gave is stored.
  }

  /** Those among these questions that the caller may read, without their content. */
  async findMany(ctx: RequestContext, ids: readonly string[]): Promise<ItemEntry[]> {
    const common = ids.flatMap((id) => this.parts.shelf.question(id, ctx.language)?.item ?? []);
    const own = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    return [...common, ...own.map(entryOf)];
  }

  /**
   * Keeps a question of any making. A0404: no category of the caller's own. A0400: `node…` (whatever `addNode` would refuse, pages and containers,
   * more than 1 MiB), `items` (tooMany: 500 are in the category).
   */
  create(ctx: RequestContext, { categoryId, node }: { categoryId: string; node: unknown }): Promise<LibraryQuestion> {
    return this.keep(ctx, categoryId, nodeOf(ctx, node));
  }

  /**
   * Keeps a question of one of the caller's surveys as its draft has it (`libraryNode`: inserted answers become their fallbacks, logic stays behind). A0404: the
   * survey, the node, the category. A0400: `nodeId` (notAllowed: a page or a container; tooBig), `items` (tooMany).
   */
  async add(
    ctx: RequestContext,
    { surveyId, nodeId, categoryId }: { surveyId: string; nodeId: number; categoryId: string },
  ): Promise<LibraryQuestion> {
    const { definition } = await this.parts.drafts.read(ctx, surveyId);
    const found = findNode(definition, nodeId);
    if (!found) throw notFound();
    const node = libraryNode(found);
    if (!node) throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
    if (Buffer.byteLength(canonicalPart(node)) > LIBRARY_LIMITS.nodeBytes)
      throw invalidInput([{ field: 'nodeId', rule: 'tooBig', limit: LIBRARY_LIMITS.nodeBytes }]);
    return this.keep(ctx, categoryId, node);
  }

  /** Moves a question of the caller's to another category, exchanges it, or both. A0404: the question or the category. A0400: as when one is created. */
  update(ctx: RequestContext, id: string, change: { categoryId?: string | null; node?: unknown }): Promise<LibraryQuestion> {
    const node = (change.node ?? null) === null ? null : nodeOf(ctx, change.node);
    return this.parts.unit.run(async () => {
      await this.parts.users.lock(ctx);
      const item = await this.own(ctx, id);
      const categoryId = change.categoryId ?? item.categoryId;
      if (categoryId !== item.categoryId) await this.requireRoom(ctx, categoryId);
      await this.rows.update({ id }, { categoryId, ...(node && contentOf(node)) });
      if (node) await this.parts.pictureUses.rewrite({ kind: 'question', id }, { before: item.node, after: canonicalPart(node) });
      return this.question(ctx, id);
    });
  }

  /** Looks at the questions that the author keeps (`asset.port.ts`). */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    return this.rows.existsBy({ ownerId, node: Like(`%${pictureId}%`) });
  }

  /** A question of the caller's own with its content. A0404 for any other. */
  private async own(ctx: RequestContext, id: string): Promise<LibraryItem> {
    const item = await this.rows
      .createQueryBuilder('i')
      .addSelect('i.node')
      .where('i.id = :id AND i.ownerId = :ownerId', { id, ownerId: signedIn(ctx).id })
      .getOne();
    // Some collations ignore spaces at the end.
    if (item?.id !== id) throw notFound();
    return item;
  }

  private keep(ctx: RequestContext, categoryId: string, node: NewNode): Promise<LibraryQuestion> {
    const { unit, users, pictureUses, clock, random } = this.parts;
    return unit.run(async () => {
      await users.lock(ctx);
      await this.requireRoom(ctx, categoryId);
      const createdAt = clock.now();
      const id = datedId(random, createdAt, ID_LENGTH);
      const item: LibraryItem = { id, ownerId: signedIn(ctx).id, categoryId, ...contentOf(node), createdAt };
      await this.rows.insert(item);
      await pictureUses.rewrite({ kind: 'question', id }, { after: item.node });
      return { item: entryOf(item), node };
    });
  }

  /** Requires the lock of the author, so that the last free place is used only once. */
  private async requireRoom(ctx: RequestContext, categoryId: string): Promise<void> {
    await this.parts.categories.requireOwn(ctx, categoryId);
    if ((await this.rows.countBy({ categoryId })) >= LIBRARY_LIMITS.itemsPerCategory)
      throw invalidInput([{ field: 'items', rule: 'tooMany', limit: LIBRARY_LIMITS.itemsPerCategory }]);
  }

  private matching(ownerId: string, categoryId: string | undefined, words: string | undefined): SelectQueryBuilder<LibraryItem> {
    const query = this.rows.createQueryBuilder('i').where('i.ownerId = :ownerId', { ownerId });
    if (categoryId !== undefined) query.andWhere('i.categoryId = :categoryId', { categoryId });
    if (words !== undefined) query.andWhere("i.titleKey LIKE :pattern ESCAPE '!'", { pattern: patternOf(words) });
    return query;
  }

  private get rows() {
    return this.parts.database.repository(LibraryItem);
  }
}

function nodeOf({ language }: RequestContext, given: unknown): NewNode {
  const read = readLibraryNode(given, language);
  if (!read.ok) throw invalidInput(read.faults);
  return read.value;
}

function contentOf(node: NewNode): Pick<LibraryItem, 'title' | 'titleKey' | 'type' | 'subType' | 'node'> {
  const title = libraryTitle(node.title ?? '');
  // Containers, which alone have no type, are in no library.
  return { title, titleKey: title.toLowerCase(), type: node.type ?? 0, subType: node.subType ?? null, node: canonicalPart(node) };
}

function entryOf({ id, categoryId, title, type, subType }: LibraryItem): ItemEntry {
  // Only numbers of the catalogue are stored.
  const { key } = questionRow({ type: type as QuestionType, subType: subType ?? undefined });
  return { id, categoryId, title, type, subType, key, common: false };
}
