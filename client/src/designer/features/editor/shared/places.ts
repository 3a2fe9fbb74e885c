/** Element ids of the targets of the navigation shortcuts. */
export const TYPES_ID = 'editor-types';
export const PROPERTIES_ID = 'editor-properties';

/** Focuses one of these elements. Returns false if it is not on the page. */
export function goTo(id: string): boolean {
  const part = document.getElementById(id);
  part?.focus();
  return part !== null;
}
