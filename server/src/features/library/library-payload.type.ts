import { GraphQLJSON } from 'graphql-scalars';
import { Int } from 'type-graphql';
import { payloadType } from '../../platform/graphql/payload-type.js';
import { LibraryCategoryType, LibraryItemType, NODE_DESCRIPTION } from './library.type.js';

export interface CategoryOutcome {
  readonly category: LibraryCategoryType;
}

const categoryField = (description: string) => ({
  category: { type: () => LibraryCategoryType, description, because: "a category of the caller's own library" },
});

const questionFields = (description: string) => ({
  item: { type: () => LibraryItemType, description, because: "a question of the caller's own library" },
  node: { type: () => GraphQLJSON, description: NODE_DESCRIPTION },
});

export const CreateLibraryCategoryPayload = payloadType('createLibraryCategory', categoryField('The new category.'));
export const RenameLibraryCategoryPayload = payloadType('renameLibraryCategory', categoryField('The category as it is now.'));
export const CreateLibraryItemPayload = payloadType('createLibraryItem', questionFields('The new question of the library.'));
export const UpdateLibraryItemPayload = payloadType('updateLibraryItem', questionFields('The question as it is now.'));
export const AddNodeToLibraryPayload = payloadType('addNodeToLibrary', questionFields('The new question of the library.'));
export const DeleteLibraryEntriesPayload = payloadType('deleteLibraryEntries', {
  categories: { type: () => Int, description: 'Number of categories that were deleted, those below others included.' },
  items: { type: () => Int, description: 'Number of questions that were deleted, those in deleted categories included.' },
});
