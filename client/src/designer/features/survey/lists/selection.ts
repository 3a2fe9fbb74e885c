/** The surveys that are selected, on this page and on others. */
export interface Selection {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Whether everything on this page is selected. */
  readonly isWhole: boolean;
  /** Selects everything on this page, or nothing of it where everything is. */
  readonly toggleAll: () => void;
}

/** Holds what the boxes of a page of a list show and do. */
export function selectionOf(
  rows: readonly { readonly id: string }[],
  selected: readonly string[],
  onSelect: (surveyIds: readonly string[]) => void,
): Selection {
  const shown = rows.map(({ id }) => id);
  const chosen = new Set(selected);
  const isWhole = shown.length > 0 && shown.every((id) => chosen.has(id));
  const without = (gone: readonly string[]) => selected.filter((id) => !gone.includes(id));

  return {
    has: (id) => chosen.has(id),
    toggle: (id) => onSelect(chosen.has(id) ? without([id]) : [...selected, id]),
    isWhole,
    toggleAll: () => onSelect(isWhole ? without(shown) : [...without(shown), ...shown]),
  };
}
