import { acceptsFile, formatOf, maxOf, megabytesOf, minOf, type SurveyNode, UPLOAD_FORMATS } from '@wence/schema';

const KIBIBYTE = 1024;
export const MEBIBYTE = KIBIBYTE * KIBIBYTE;
/** Largest number of files if the author sets no limit. */
const MOST = 100;

/** Reason why a file is not even sent. */
export type FileFault = 'kind' | 'size' | 'empty' | 'count';

export interface UploadRules {
  readonly format: number;
  readonly megabytes: number;
  readonly min: number;
  /** 0: the author set no limit. */
  readonly max: number;
  /** The `accept` attribute of the file input. */
  readonly accept: string;
}

export function rulesOf(node: SurveyNode): UploadRules {
  const format = formatOf(node);
  const accept = (UPLOAD_FORMATS[format]?.extensions ?? []).map((end) => `.${end}`).join(',');
  return { format, megabytes: megabytesOf(node), min: minOf(node), max: maxOf(node), accept };
}

/** Number of files that may still be added. */
export const leftOf = ({ max }: UploadRules, count: number): number => Math.max(0, (max || MOST) - count);

/** The reason not to send a file; undefined if this page knows none. */
export function faultOf(
  rules: UploadRules,
  count: number,
  { name, size }: { readonly name: string; readonly size: number },
): FileFault | undefined {
  if (leftOf(rules, count) === 0) return 'count';
  if (!acceptsFile(rules.format, name)) return 'kind';
  if (size === 0) return 'empty';
  return size > rules.megabytes * MEBIBYTE ? 'size' : undefined;
}

/** 812 KB, 3.4 MB; rounded up, so that what is over a limit reads so. */
export function sizeText(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} B`;
  return bytes < MEBIBYTE ? `${Math.ceil(bytes / KIBIBYTE)} KB` : `${(Math.ceil((bytes * 10) / MEBIBYTE) / 10).toFixed(1)} MB`;
}
