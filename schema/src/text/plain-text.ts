/** A text without markup and without any whitespace (Spec 9). A `<` that opens no tag is just a character. */
export const plainText = (text: string): string => text.replace(/<\/?[A-Za-z][^<>]*>|<!--[^<>]*-->/g, '').replace(/&nbsp;|\s/g, '');
