import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** The text of a Word document, a line for each paragraph, and the pictures in it. */
export function readDocument(bytes: Buffer): { readonly text: string; readonly pictures: readonly Buffer[] } {
  const files = unzipSync(new Uint8Array(bytes));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const text = xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  const pictures = Object.entries(files).flatMap(([name, content]) => (name.startsWith('word/media/') ? [Buffer.from(content)] : []));
  return { text, pictures };
}
