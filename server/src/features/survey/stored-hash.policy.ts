import { createHash } from 'node:crypto';

/** The hash of a definition by its canonical text. The same as the model's own `definitionHash`, which is made for browsers and takes 20 times as long. */
export function storedHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
