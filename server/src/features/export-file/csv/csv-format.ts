import { type FileLayout, instantTexts } from '@wence/schema';
import type { LineFormat } from '../output/line-file.js';

/** Spreadsheet programs take a file for UTF-8 by these bytes only. */
const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex');
const COMMA = 0x2c;
const LINE_END = Buffer.from('\r\n');

/** Signs with which spreadsheet programs take a text for a formula; full-width ones as well, where Chinese is typed. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A negative number is no formula. */
const NEGATIVE = /^-[0-9]+(?:\.[0-9]+)?$/;

/** Makes a text harmless for spreadsheet programs: one that they would take for a formula begins with an apostrophe. Numbers stay as they are. */
const guarded = (text: string): string => (FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);

const TO_BE_QUOTED = /[",\r\n]/;

/** A field of RFC 4180. */
const fieldOf = (text: string): string => (TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table of responses as comma-separated text (RFC 4180, Spec 3 export type 3): UTF-8 with byte order mark, one row of heads, lines that end with CR
 * LF. Dates have a space before their time of day. Texts that spreadsheet programs would run begin with an apostrophe.
 */
export function csvFormat({ columns, options }: FileLayout): LineFormat {
  const instantText = instantTexts(options);
  const types = columns.map(({ type }) => type);
  return {
    head: (buffer) => {
      buffer.copy(BYTE_ORDER_MARK);
      buffer.text(columns.map(({ name }) => fieldOf(guarded(name))).join(','));
      buffer.copy(LINE_END);
    },
    line: (buffer, values, row) => {
      for (let place = 0; place < values.length; place += 1) {
        if (place > 0) buffer.byte(COMMA);
        const value = values[place]?.[row] ?? null;
        if (typeof value === 'string') buffer.text(fieldOf(types[place] === 'date' ? value.replace('T', ' ') : guarded(value)));
        else if (value === null) continue;
        else if (types[place] === 'instant') buffer.text(instantText(value));
        else buffer.number(value);
      }
      buffer.copy(LINE_END);
    },
  };
}
