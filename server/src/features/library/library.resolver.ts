import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { author, free, unlimited } from '../../platform/access/access.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { LargeInput, ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { LIBRARY_LIMITS } from '@wence/schema';
import {
  AddNodeToLibraryPayload,
  type CategoryOutcome,
  CreateLibraryCategoryPayload,
  CreateLibraryItemPayload,
  DeleteLibraryEntriesPayload,
  RenameLibraryCategoryPayload,
  UpdateLibraryItemPayload,
} from './library-payload.type.js';
import {
  AddNodeToLibraryInput,
  CreateLibraryCategoryInput,
  CreateLibraryItemInput,
  DeleteLibraryEntriesInput,
  RenameLibraryCategoryInput,
  UpdateLibraryItemInput,
} from './library.inputs.js';
import type { LibraryServices } from './library-services.js';
import type { Deleted } from './library-deletion.service.js';
import { LibraryCategoryType, LibraryItemConnectionType, LibraryQuestionType } from './library.type.js';

const COMMON = 'True: of the library that comes with the product.';
/** A question of the largest size, escaped, and what stands around it. */
const NODE_BYTES = 2 * LIBRARY_LIMITS.nodeBytes;
export const NODE = free('a question without ids');

/** Question libraries (Spec 2, question library; Spec 3, library category and library item). */
@Resolver()
export class LibraryResolver {
  constructor(private readonly libraries: LibraryServices) {}

  @Access(author(unlimited('surveys:read')))
  @ListSize(LIBRARY_LIMITS.categories)
  @Query(() => [LibraryCategoryType], {
    description: "Categories of both levels: the caller's own by name, at most 100, or the common ones in their order.",
  })
  libraryCategories(
    @Arg('common', () => Boolean, { nullable: true, description: COMMON }) common: boolean | null,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryCategoryType[]> {
    return this.libraries.categories.list(ctx, { common: common ?? false });
  }

  @Access(author(unlimited('surveys:read'), { categoryId: 'libraryCategory', after: 'libraryCursor', before: 'libraryCursor' }))
  @Query(() => LibraryItemConnectionType, {
    description:
      "Questions of a library: the caller's own, newest first, or the common ones in their order. A0404: a category that the caller does not see. A0400: `keyword` over 24 characters, `first` or `last` outside 1 to 100, both of them, a strange cursor.",
  })
  async libraryItems(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Of this category alone, own or common. Absent: of the whole library.' })
    categoryId: string | null,
    @Arg('common', () => Boolean, { nullable: true, description: `${COMMON} A category says so itself.` }) common: boolean | null,
    @Arg('keyword', () => String, { nullable: true, description: 'Part of the title, at most 24 characters; letter case does not matter.' })
    keyword: string | null,
    @Args(() => PageArguments) part: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryItemConnectionType> {
    return connectionOf(await this.libraries.items.list(ctx, { categoryId, common, keyword, ...part }));
  }

  @Access(author(unlimited('surveys:read'), { itemId: 'libraryItem' }))
  @Query(() => LibraryQuestionType, {
    description: "A question of a library with its content. A0404: neither the caller's own nor a common one.",
  })
  libraryQuestion(
    @Arg('itemId', () => ID, { description: 'An own or a common question.' }) itemId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryQuestionType> {
    return this.libraries.items.question(ctx, itemId);
  }

  @Access(author(unlimited('surveys:write'), { 'input.parentId': 'libraryCategory' }))
  @Mutation(() => CreateLibraryCategoryPayload, {
    description:
      "Makes a category. A0404: the parent is none of the caller's own. A0400: `name` (tooShort, tooLong, notUnique on its level), `parentId` (notAllowed: it is a lower one itself), `categories` (tooMany: there are 100).",
  })
  async createLibraryCategory(
    @Arg('input', () => CreateLibraryCategoryInput) input: CreateLibraryCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryOutcome> {
    return { category: await this.libraries.categories.create(ctx, input) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.categoryId': 'libraryCategory' }))
  @Mutation(() => RenameLibraryCategoryPayload, {
    description:
      "Gives a category another name. A0404: none of the caller's own. A0400: `name` (tooShort, tooLong, notUnique on its level).",
  })
  async renameLibraryCategory(
    @Arg('input', () => RenameLibraryCategoryInput) { categoryId, name }: RenameLibraryCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryOutcome> {
    return { category: await this.libraries.categories.rename(ctx, categoryId, name) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.categoryId': 'libraryCategory', 'input.node': NODE }))
  @LargeInput(NODE_BYTES)
  @Mutation(() => CreateLibraryItemPayload, {
    description:
      "Keeps a question of any making. A0404: the category is none of the caller's own. A0400: `node…` (what `addNode` would refuse; notAllowed: a page or a container; tooBig: over 1 MiB), `items` (tooMany: 500 are in the category).",
  })
  createLibraryItem(
    @Arg('input', () => CreateLibraryItemInput) input: CreateLibraryItemInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryQuestionType> {
    return this.libraries.items.create(ctx, input);
  }

  @Access(author(unlimited('surveys:write'), { 'input.itemId': 'libraryItem', 'input.categoryId': 'libraryCategory', 'input.node': NODE }))
  @LargeInput(NODE_BYTES)
  @Mutation(() => UpdateLibraryItemPayload, {
    description: 'Moves a question to another category, exchanges it, or both. A0404: question or category. A0400: as when one is created.',
  })
  updateLibraryItem(
    @Arg('input', () => UpdateLibraryItemInput) { itemId, ...change }: UpdateLibraryItemInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryQuestionType> {
    return this.libraries.items.update(ctx, itemId, change);
  }

  @Access(author(unlimited('surveys:write'), { 'input.categoryId': 'libraryCategory', 'input.surveyId': 'survey', 'input.nodeId': 'node' }))
  @Mutation(() => AddNodeToLibraryPayload, {
    description:
      'Keeps a question as the draft of its survey has it; inserted answers become their fallbacks, logic stays behind. A0404: category, survey, node. A0400: `nodeId` (notAllowed: a page or a container; tooBig), `items` (tooMany: 500 are in the category).',
  })
  addNodeToLibrary(
    @Arg('input', () => AddNodeToLibraryInput) input: AddNodeToLibraryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<LibraryQuestionType> {
    return this.libraries.items.add(ctx, input);
  }

  @Access(author(unlimited('surveys:write'), { 'input.categoryIds[]': 'libraryCategory', 'input.itemIds[]': 'libraryItem' }))
  @Mutation(() => DeleteLibraryEntriesPayload, {
    description:
      "Deletes entries for good, all or none; a category goes with those below it and all questions in them. A0404: one is not the caller's own. A0104: without `confirmed` more would go than is named. A0400 (tooMany): over 100 are named.",
  })
  deleteLibraryEntries(
    @Arg('input', () => DeleteLibraryEntriesInput) input: DeleteLibraryEntriesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Deleted> {
    return this.libraries.deletions.delete(ctx, input);
  }
}
