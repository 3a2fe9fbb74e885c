import { ID_LENGTH } from './file.service.js';
import { PICTURE_KINDS, type PictureKind } from './picture-kind.js';

/** The folder under which pictures are, seen from the address of this site. */
export const PICTURES = 'images';

const FILE = new RegExp(`^([A-Za-z0-9]{${ID_LENGTH}})\\.(${PICTURE_KINDS.join('|')})$`);

/** The stored name of a picture: relative, so that a definition moves between sites. */
export const pathOf = ({ id, kind }: PictureName): string => `${PICTURES}/${id}.${kind}`;

export interface PictureName {
  readonly id: string;
  readonly kind: PictureKind;
}

/** Parses the file name of a picture; null if this server never makes such a name. */
export function parsePictureFile(file: string): PictureName | null {
  const [, id, kind] = FILE.exec(file) ?? [];
  return id && kind ? { id, kind: kind as PictureKind } : null; // The pattern is made of the kinds.
}

const PATH = new RegExp(`^(?:\\{host\\}/?|/|https?://[^/?#]+/)?${PICTURES}/([^/?#]+)$`);

/**
 * Parses the stored name or the full address of a picture; null for anything else. The host does not matter: ids are globally unique, and a server
 * may have more host names than it knows.
 */
export function parsePictureAddress(address: string): PictureName | null {
  return parsePictureFile(PATH.exec(address)?.[1] ?? '');
}
