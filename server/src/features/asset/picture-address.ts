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

/** The picture that a file name speaks of; null for what this server never called one. */
export function pictureNamed(file: string): PictureName | null {
  const [, id, kind] = FILE.exec(file) ?? [];
  return id && kind ? { id, kind: kind as PictureKind } : null; // The pattern is made of the kinds.
}

const PATH = new RegExp(`^(?:\\{host\\}/?|/|https?://[^/?#]+/)?${PICTURES}/([^/?#]+)$`);

/**
 * The picture that a stored name or a whole address speaks of; null for any other. Which host an address names does not matter: ids are given out once in
 * the world, and a server has more names than it knows.
 */
export function pictureAt(address: string): PictureName | null {
  return pictureNamed(PATH.exec(address)?.[1] ?? '');
}
