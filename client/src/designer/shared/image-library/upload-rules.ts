import { LIMITS, SUCCESS_CODE } from '@wence/schema';
import type { Notice } from '../../../graphql/data-layer-callbacks';
import { replyRefusal } from '../v1/reply-refusal';

type PictureFault = 'onlyImages' | 'tooLarge';

const MEBIBYTE = 1024 * 1024;
/** Types that the server accepts. SVG is not among them because it can contain scripts. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp'];

/** Reason why a chosen file cannot be a picture of a survey, before anything is sent (Spec 5, files). The server looks at its contents. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.includes(type)) return 'onlyImages';
  return size > LIMITS.imageMegabytes * MEBIBYTE ? 'tooLarge' : null;
}

interface Judged<F> {
  /** Files that can be uploaded. */
  readonly good: readonly F[];
  /** The first reason why files were rejected; null if none were. */
  readonly fault: PictureFault | 'tooMany' | null;
}

/** Selects the files to upload: none if there are more than `limit` (Spec 5, files), else those that can be pictures. */
export function judgeFiles<F extends Pick<File, 'type' | 'size'>>(files: readonly F[], limit: number): Judged<F> {
  if (files.length > limit) return { good: [], fault: 'tooMany' };
  const faults = files.map(pictureFault);
  return { good: files.filter((_, place) => faults[place] === null), fault: faults.find((fault) => fault !== null) ?? null };
}

interface Reply {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly filePath?: unknown } | null;
}

/** Outcome of an upload: the stored name, or the notice to show. */
type Upload = { readonly name: string } | { readonly refusal: Notice };

/** Reads the reply to an upload. `failed`: what is said where the server gives no reason of its own (Spec 8, upload failure). */
export function readUpload(reply: unknown, failed: string): Upload {
  const read = reply as Reply | null; // Whatever came, its parts are looked at one by one.
  if (read?.code === SUCCESS_CODE && typeof read.data?.filePath === 'string') return { name: read.data.filePath };
  const refusal = replyRefusal(read);
  const saysWhy = refusal.kind === 'signedOut' || (refusal.kind === 'say' && refusal.message !== '');
  return { refusal: saysWhy ? refusal : { kind: 'say', message: failed } };
}
