/** One type on a contact sheet. */
export interface Cell {
  readonly name: string;
  readonly pictures: readonly (Buffer | undefined)[];
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff;
const COLUMNS = { narrow: 4, wide: 2 } as const;

/** A page with the pictures of all types beside each other: as answered, and as sent back empty. */
export function sheetOf(title: string, width: number, cells: readonly Cell[]): string {
  const columns = width < 600 ? COLUMNS.narrow : COLUMNS.wide;
  const picture = (bytes: Buffer | undefined) =>
    bytes ? `<img src="data:${isJpeg(bytes) ? 'image/jpeg' : 'image/png'};base64,${bytes.toString('base64')}">` : '';
  const figures = cells.map(({ name, pictures }) => `<figure><figcaption>${name}</figcaption>${pictures.map(picture).join('')}</figure>`);
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; background: #f6f7f9; color: #18212b; font: 14px/22px system-ui, "Noto Sans CJK SC", sans-serif; columns: ${columns}; column-gap: 24px }
    h1 { font-size: 20px; line-height: 28px; column-span: all; margin: 0 0 16px }
    figure { margin: 0 0 24px; break-inside: avoid }
    figcaption { color: #52606d; font-weight: 600; margin-bottom: 4px }
    img { display: block; width: 100%; margin-bottom: 4px; border: 1px solid #e4e8ed; background: #fff }
  </style><h1>${title}</h1>${figures.join('')}`;
}
