export const PROPERTIES_ID = 'editor-properties';

/** Takes the keyboard from the canvas to the properties of what is selected, past all questions that follow. */
export function focusProperties(): void {
  document.getElementById(PROPERTIES_ID)?.focus();
}
