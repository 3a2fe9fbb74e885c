import { type PictureFault, pictureFault } from './picture-fault';

export interface Judged<F> {
  /** What is to be uploaded. */
  readonly good: readonly F[];
  /** Why files are left out; null: none are. Of several reasons the first. */
  readonly fault: PictureFault | 'tooMany' | null;
}

/** Which of the chosen files are uploaded: of more than `limit` none (Spec 5, files), else those that can be pictures. */
export function judgeFiles<F extends Pick<File, 'type' | 'size'>>(files: readonly F[], limit: number): Judged<F> {
  if (files.length > limit) return { good: [], fault: 'tooMany' };
  const faults = files.map(pictureFault);
  return { good: files.filter((_, place) => faults[place] === null), fault: faults.find((fault) => fault !== null) ?? null };
}
