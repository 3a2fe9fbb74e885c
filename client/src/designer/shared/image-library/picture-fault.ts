import { LIMITS } from '@wence/schema';

export type PictureFault = 'onlyImages' | 'tooLarge';

const MEBIBYTE = 1024 * 1024;
/** What the server takes; drawings that can carry scripts are none of them. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp'];

/** Why a chosen file cannot be a picture of a survey, before anything is sent (Spec 5, files). The server looks at its contents. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.includes(type)) return 'onlyImages';
  return size > LIMITS.imageMegabytes * MEBIBYTE ? 'tooLarge' : null;
}
