/** A file that came with a response. */
export interface GalleryFile {
  readonly id: string;
  readonly responseId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly path: string;
}

/** Pictures that every browser shows, by the end of their names. */
const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};

/** Pictures up to here are fetched to be seen small: there is no smaller writing of them. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The end of a file's name in capitals, as people call its kind; empty if it has none. */
export const kindOf = ({ name }: GalleryFile): string => (/\.(\w{1,8})$/.exec(name)?.[1] ?? '').toUpperCase();

/** Media type of a file that can be shown as a picture; undefined for any other. */
export const pictureType = (file: GalleryFile): string | undefined => PICTURES[kindOf(file).toLowerCase()];

export const hasThumbnail = (file: GalleryFile): boolean => pictureType(file) !== undefined && file.size <= MOST_BYTES;
