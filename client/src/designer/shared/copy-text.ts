/** The way that works on plain-http origins, where browsers hide the clipboard: select a field, and copy as a person would. */
const copySelected = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;inset:0 auto auto -9999px';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};

/** Puts a text on the clipboard; tells whether that worked. */
export const copyText = async (text: string): Promise<boolean> => {
  // The DOM types call it always present; outside secure contexts it is not.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a permission: the older way asks for none.
    return copySelected(text);
  }
};
