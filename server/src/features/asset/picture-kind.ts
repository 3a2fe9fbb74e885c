import type { Sample } from '../../platform/files/object-store.js';
import { matchesExtension } from './file-kind.js';

/** Media types of the image formats of spec 9 that every browser shows. */
const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif', bmp: 'image/bmp' } as const;

export type PictureKind = keyof typeof MEDIA_TYPES;

export const PICTURE_KINDS = Object.keys(MEDIA_TYPES) as readonly PictureKind[]; // The keys are picture kinds.

export const mediaTypeOf = (kind: PictureKind): string => MEDIA_TYPES[kind];

/** Lengths of the header that follows the 14 bytes a bitmap begins with: its two letters alone begin many words. */
const BITMAP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);
const isBitmap = ({ head }: Sample): boolean => head.length > 18 && BITMAP_HEADERS.has(head.readUInt32LE(14));

/** The format of an image by its bytes; null if it is none or not shown by every browser. The file name does not count. */
export function pictureKindOf(sample: Sample): PictureKind | null {
  const kind = PICTURE_KINDS.find((each) => matchesExtension(`picture.${each}`, sample));
  return kind === undefined || (kind === 'bmp' && !isBitmap(sample)) ? null : kind;
}
