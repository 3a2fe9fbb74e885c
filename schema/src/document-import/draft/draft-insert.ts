/** A place in a text where the document inserts an earlier answer. */
export interface DraftInsert {
  /** Key of the part whose answer it is. */
  readonly question: string;
  /** Key of a field of it. */
  readonly field?: string;
  /** What of a choice is inserted, unless it is the answer itself: what was typed beside it, or its code. */
  readonly what?: 'text' | 'code';
  /** What stands there in the document. */
  readonly written: string;
}

/** What is shown in place of a value that cannot be inserted. */
export const ELLIPSIS = '\u2026';

const MARK = /\ue000([0-9]{1,6})\ue001/g;
const MARK_SIGNS = /[\ue000\ue001]/g;

/**
 * Stands for an insert while a text is on its way into the definition, by its place in the list of the draft. Signs for private use survive everything
 * that is done to texts; a document that has some of its own loses them first, so that nothing in it is taken for a mark.
 */
export const insertMark = (place: number): string => `\ue000${place}\ue001`;

export const withoutMarkSigns = (text: string): string => text.replace(MARK_SIGNS, '');

/** Returns whether a text has a mark in it. */
export const hasMarks = (text: string): boolean => text.includes('\ue000');

/** Puts something else in place of every mark. One that stands for nothing goes. */
export const replaceMarks = (text: string, inserts: readonly DraftInsert[], as: (insert: DraftInsert) => string): string =>
  withoutMarkSigns(
    text.replace(MARK, (_, place: string) => {
      const insert = inserts[Number(place)];
      return insert ? as(insert) : '';
    }),
  );
