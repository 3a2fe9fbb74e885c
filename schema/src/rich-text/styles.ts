const COLOR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([0-9.,%\s]{1,40}\)|[a-z]{1,30})$/i;

/** Font sizes that the editor offers, in pixels (Spec 9, rich text editor). */
export const FONT_PIXELS = { min: 10, max: 36 } as const;

function isFontSize(value: string): boolean {
  const size = Number(/^([0-9]{1,2})px$/i.exec(value)?.[1]);
  return size >= FONT_PIXELS.min && size <= FONT_PIXELS.max;
}

function isOneOf(...words: readonly string[]): (value: string) => boolean {
  return (value) => words.includes(value.toLowerCase());
}

const isColor = (value: string): boolean => COLOR.test(value);

/** The style properties that rich text may use, and the values of each. */
const STYLES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['color', isColor],
  ['background-color', isColor],
  ['font-size', isFontSize],
  ['font-weight', isOneOf('normal', 'bold', '400', '700')],
  ['font-style', isOneOf('normal', 'italic')],
  ['text-align', isOneOf('left', 'center', 'right', 'justify')],
  ['text-decoration', isOneOf('none', 'underline', 'line-through', 'underline line-through')],
]);

/** Returns whether every declaration of a `style` attribute is one of the few that rich text may use. */
export const isStyle = (style: string): boolean =>
  style.split(';').every((declaration) => {
    if (declaration.trim() === '') return true;
    const colon = declaration.indexOf(':');
    const isAllowed = STYLES.get(declaration.slice(0, Math.max(0, colon)).trim().toLowerCase());
    return isAllowed?.(declaration.slice(colon + 1).trim()) ?? false;
  });
