import { z } from 'zod';
import type { CategoryEntry, ItemEntry, LibraryQuestion } from './library-entry.js';

/** A category as `/v1` names its fields (Spec 3, library category). */
export const v1LibraryCategory = z
  .object({
    id: z.string(),
    name: z.string(),
    parentId: z.union([z.literal(0), z.string()]).describe('The category above it; 0: of the upper level'),
    common: z.boolean().describe('Of the library that comes with the product: read only'),
    itemCount: z.number().int().describe('Questions in it, not in those below it'),
  })
  .meta({ id: 'LibraryCategory' });

/** A question of a library without its content (Spec 3, library item). */
export const v1LibraryItem = z
  .object({
    id: z.string(),
    libraryCategoryId: z.string(),
    title: z.string().describe('The words of its title, at most 200 characters'),
    type: z.number().int().describe('Number of the type'),
    subType: z.number().int().describe('Which kind of its type; 0 where the type has one only'),
    common: z.boolean(),
  })
  .meta({ id: 'LibraryItem' });

export const v1LibraryQuestion = v1LibraryItem
  .extend({
    node: z.record(z.string(), z.unknown()).describe('The question as the operation `addNode` takes it: no ids, no code, no logic'),
  })
  .meta({ id: 'LibraryQuestion' });

export function toV1Category({ parentId, ...category }: CategoryEntry): z.input<typeof v1LibraryCategory> {
  return { ...category, parentId: parentId ?? 0 };
}

export function toV1Item({ categoryId, subType, key: _key, ...item }: ItemEntry): z.input<typeof v1LibraryItem> {
  return { ...item, libraryCategoryId: categoryId, subType: subType ?? 0 };
}

export function toV1Question({ item, node }: LibraryQuestion): z.input<typeof v1LibraryQuestion> {
  return { ...toV1Item(item), node: { ...node } };
}
