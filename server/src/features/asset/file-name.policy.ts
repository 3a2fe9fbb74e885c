import { FILE_NAME_LENGTH } from './stored-file.entity.js';

/** Control characters, and those that turn the direction of writing: `gpj.exe` must not read as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Folders of the sender's machine, of whichever kind. */
const FOLDERS = /^.*[/\\]/su;
/** Characters that some operating system refuses in a file name. */
const UNFIT = /[<>:"|?*]/g;

/** The name of a file as it may be written down and shown: never a path, of one line, and with its end, if it has to be cut. */
export function fileNameOf(given: string): string {
  const letters = [...given.normalize('NFC').replaceAll(INVISIBLE, '').replace(FOLDERS, '').replaceAll(UNFIT, '_').trim()];
  if (letters.length <= FILE_NAME_LENGTH) return letters.join('');
  const end = extensionOf(letters.join(''));
  return `${letters.slice(0, FILE_NAME_LENGTH - end.length - 1).join('')}.${end}`;
}

/** The end of a name, in small letters; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
