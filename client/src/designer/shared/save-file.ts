const FORBIDDEN = /[\\/:*?"<>|\s]+/g;
const MAX_LENGTH = 60;

/** Turns a survey's title into a file name that every system accepts. */
export function fileName(title: string, extension: string): string {
  // The title is cut by characters, not by code units: half of an emoji would make the name invalid.
  const stem = [...title.replace(FORBIDDEN, '-').replace(/^[-.]+|[-.]+$/g, '')].slice(0, MAX_LENGTH).join('');
  return `${stem || 'survey'}.${extension}`;
}

/** Lets the browser save what stands at an address. */
export function saveUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Lets the browser save bytes as a file. */
export function saveBlob(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  saveUrl(url, name);
  // Some browsers read the bytes only after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}
