import { type FileLayout, instantTexts } from '@wence/schema';
import type { LineFormat } from '../output/line-file.js';

const BRACE = 0x7b;
const OBJECT_END = Buffer.from('}\n');

/** Responses as lines of JSON: an object each, values by the name of their column, `null` where there is none. Instants are texts in ISO 8601, UTC. */
export function ndjsonFormat({ columns, options }: FileLayout): LineFormat {
  const instantText = instantTexts({ ...options, kind: 1 });
  const fields = columns.map(({ name, type }, place) => ({
    isInstant: type === 'instant',
    /** A comma from the second one on, and the name. */
    before: Buffer.from(`${place === 0 ? '' : ','}${JSON.stringify(name)}:`),
  }));
  return {
    line: (buffer, values, row) => {
      buffer.byte(BRACE);
      for (const [place, { before, isInstant }] of fields.entries()) {
        const value = values[place]?.[row] ?? null;
        buffer.copy(before);
        if (typeof value === 'string') buffer.text(JSON.stringify(value));
        else if (value === null) buffer.text('null');
        else if (isInstant) buffer.text(`"${instantText(value)}"`);
        else buffer.number(value);
      }
      buffer.copy(OBJECT_END);
    },
  };
}
