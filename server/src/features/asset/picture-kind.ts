import type { Sample } from '../../platform/files/object-store.js';
import { isWhatItSays } from './file-kind.js';

/** Of the pictures that spec 9 lists, those that every browser shows; how the answer that holds one calls it. */
const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif', bmp: 'image/bmp' } as const;

export type PictureKind = keyof typeof MEDIA_TYPES;

export const PICTURE_KINDS = Object.keys(MEDIA_TYPES) as readonly PictureKind[]; // Its own keys.

export const mediaTypeOf = (kind: PictureKind): string => MEDIA_TYPES[kind];

/** Lengths of the header that follows the 14 bytes a bitmap begins with: its two letters alone begin many words. */
const BITMAP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);
const isBitmap = ({ head }: Sample): boolean => head.length > 18 && BITMAP_HEADERS.has(head.readUInt32LE(14));

/** What a picture is by its bytes; null: none, or one that some browser does not show. What it is called does not count. */
export function pictureKindOf(sample: Sample): PictureKind | null {
  const kind = PICTURE_KINDS.find((each) => isWhatItSays(`picture.${each}`, sample));
  return kind === undefined || (kind === 'bmp' && !isBitmap(sample)) ? null : kind;
}
