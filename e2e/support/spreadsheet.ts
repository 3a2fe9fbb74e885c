import { type BookType, utils, write } from '@e965/xlsx';

/** A file of levels, one path a row below the headings. */
export function levelsFile(rows: readonly (readonly string[])[], bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new();
  const cells = [['Level 1', 'Level 2', 'Level 3'], ...rows.map((row) => [...row])];
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Levels');
  return write(book, { bookType, bookSST: true, type: 'buffer' }) as Buffer;
}

/** 2,000 rows: 20 provinces of 20 cities of 5 districts. */
export const manyRows = Array.from({ length: 2_000 }, (_, place) => {
  const [province, city] = [Math.floor(place / 100), Math.floor(place / 5)];
  return [`Province ${province}`, `City ${city}`, `District ${place}`];
});
