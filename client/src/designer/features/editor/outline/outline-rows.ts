/** An entry of the outline as it stands on the page. */
export interface OutlineRow {
  /** The button that selects its question. */
  readonly button: HTMLElement;
  /** Null: a heading that stands for no node. */
  readonly id: number | null;
}

/** Returns the entries that are seen, from top to bottom. */
export const rowsIn = (outline: Element): readonly OutlineRow[] =>
  [...outline.querySelectorAll<HTMLElement>('[data-row]')].map((button) => {
    const { row = '' } = button.dataset;
    return { button, id: /^\d+$/.test(row) ? Number(row) : null };
  });
