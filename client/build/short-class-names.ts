import { readdirSync } from 'node:fs';
import { at } from './shared-config.ts';

/**
 * Names of classes for a build: the name in the style sheet and which style sheet of the folder it is, such as `title_4`. Hashes, as Vite
 * writes them, are what a compressor cannot make small.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => at(`${folder}/${path}`))
    .sort();
  return (name, file) => {
    const place = sheets.indexOf(file);
    if (place < 0) throw new Error(`${file} is not below ${folder}: its classes could get the names of another style sheet`);
    return `${name}_${place.toString(36)}`;
  };
}
