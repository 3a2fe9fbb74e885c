import { isWebAddress } from '../../ending/web-address.js';
import { ENDING_LIMITS } from '../../limit/ending-limits.js';
import { type DraftInsert, ELLIPSIS, insertMark, withoutMarkSigns } from './draft-insert.js';
import { type DraftOption, type DraftPart, type DraftSurvey, emptyDraft } from './draft-survey.js';
import type { ImportNoteCode } from './import-note.js';
import { plainContent } from './plain-content.js';

/** Which answer a placeholder inserts, or the words that always stand there; null if it is something else. */
export type MeaningOf = (placeholder: string) => Omit<DraftInsert, 'written'> | string | null;

/** Collects the parts of a draft, and what their texts lose. Readers of formats that hold HTML share it. */
export class DraftWriter {
  readonly draft: DraftSurvey = emptyDraft();
  private keys = 0;

  /** `inserted` matches what the format writes where it inserts a value into a text. Whether the answer is there by then is seen when all is read. */
  constructor(
    private readonly inserted: RegExp,
    private readonly meaningOf: MeaningOf,
  ) {}

  note(code: ImportNoteCode, key?: string, text?: string): void {
    this.draft.notes.push({ code, ...(key !== undefined && { key }), ...(text !== undefined && text !== '' && { text }) });
  }

  /** The readable text of HTML; what it loses is noted for a part, or for the survey. */
  text(html: string, key?: string): string {
    const { text, lost } = plainContent(withoutMarkSigns(html));
    for (const code of lost) this.note(code, key);
    return text.replace(this.inserted, (placeholder) => {
      const meant = this.meaningOf(placeholder);
      if (typeof meant === 'string') return meant;
      if (meant) return insertMark(this.draft.inserts.push({ ...meant, written: placeholder }) - 1);
      this.note('insertedLost', key, placeholder);
      return ELLIPSIS;
    });
  }

  add(part: DraftPart): DraftPart {
    this.draft.parts.push(part);
    return part;
  }

  /** A statement, unless it says nothing. */
  addStatement(text: string, source = text): void {
    if (text.trim() === '') return;
    this.keys += 1;
    this.add({ key: `statement ${this.keys}`, kind: 'statement', title: text, source });
  }

  /** A page break, unless it would make an empty page. */
  breakPage(): void {
    this.draft.isPaged = true;
    if (this.draft.parts.length === 0 || this.draft.parts.at(-1)?.kind === 'page') return;
    this.keys += 1;
    this.add({ key: `page ${this.keys}`, kind: 'page', title: '', source: '' });
  }

  /** Where the end page leads to. What is no address that a page may open, or has a value inserted into it, is noted. */
  endAddress(key: 'buttonUrl' | 'redirectUrl', address: string): void {
    const url = address.trim();
    if (url === '') return;
    const isFit = isWebAddress(url) && url.length <= ENDING_LIMITS.address && !/[{}]/.test(url);
    if (isFit) this.draft.end = { ...this.draft.end, [key]: url };
    else this.note('endTextLost', undefined, url);
  }

  /** The draft; a break behind the last question divides nothing. */
  finish(): DraftSurvey {
    if (this.draft.parts.at(-1)?.kind === 'page') this.draft.parts.pop();
    return this.draft;
  }
}

/** A question and its choices as lines, for reading beside what it became. */
export function sourceOf(title: string, ...lists: readonly (readonly { readonly title: string }[] | undefined)[]): string {
  return [title, ...lists.flatMap((list) => (list ?? []).map((item) => `  \u2022 ${item.title}`))].join('\n');
}

/** Options with keys that count up from 1. */
export const numberedOptions = (titles: readonly string[]): DraftOption[] =>
  titles.map((title, place) => ({ key: String(place + 1), title }));
