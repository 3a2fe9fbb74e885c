const UNITS = ['B', 'KB', 'MB'] as const;
const STEP = 1024;

/** Formats a size in bytes, such as `812 B` or `1.4 MB`. */
export function fileSize(bytes: number): string {
  const place = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const size = bytes / STEP ** place;
  return `${place === 0 ? size : size.toFixed(1)} ${UNITS[place]}`;
}
