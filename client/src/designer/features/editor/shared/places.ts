/** Element ids of the targets of the navigation shortcuts. */
export const TYPES_ID = 'editor-types';
export const PROPERTIES_ID = 'editor-properties';

/** Takes the keyboard to one of these parts; false where it is not on the page. */
export function goTo(id: string): boolean {
  const part = document.getElementById(id);
  part?.focus();
  return part !== null;
}
