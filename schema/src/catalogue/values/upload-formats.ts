/** Ends of file names by kind (Spec 9, supported file lists). */
export const IMAGE_FILES: readonly string[] = ['jpg', 'jpeg', 'webp', 'png', 'gif', 'bmp', 'psd', 'tiff'];
export const VIDEO_FILES: readonly string[] = ['avi', 'swf', 'wmv', 'rmvb', 'mp4', '3gp', 'mov', 'flv'];
export const TEXT_FILES: readonly string[] = ['txt', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'htm', 'html', 'pdf', 'csv'];

/** A kind of files that an upload question takes. */
export interface UploadFormat {
  readonly key: 'any' | 'image' | 'video' | 'document';
  readonly extensions: readonly string[];
}

/** Upload formats in the order of their numbers, from 0 (Spec 3, upload format). `any` is any supported file. */
export const UPLOAD_FORMATS: readonly UploadFormat[] = [
  { key: 'any', extensions: [...IMAGE_FILES, ...VIDEO_FILES, ...TEXT_FILES] },
  { key: 'image', extensions: IMAGE_FILES },
  { key: 'video', extensions: VIDEO_FILES },
  { key: 'document', extensions: TEXT_FILES },
];

/** Returns whether an upload question accepts a file, judged by its extension (letter case ignored). The server checks the content. */
export function acceptsFile(format: number, name: string): boolean {
  const dot = name.lastIndexOf('.');
  return dot !== -1 && UPLOAD_FORMATS[format]?.extensions.includes(name.slice(dot + 1).toLowerCase()) === true;
}
