/** The properties that rich text may set, and the values of each (Spec 9, rich text editor). */
const PROPERTIES: Readonly<Record<string, readonly [name: string, value: RegExp]>> = {
  color: ['color', /^(?:#[0-9a-f]{3,8}|rgba?\([0-9.,%\s]{1,40}\)|[a-z]{1,30})$/i],
  'background-color': ['backgroundColor', /^(?:#[0-9a-f]{3,8}|rgba?\([0-9.,%\s]{1,40}\)|[a-z]{1,30})$/i],
  'font-size': ['fontSize', /^(?:[12][0-9]|3[0-6])px$/i],
  'font-weight': ['fontWeight', /^(?:normal|bold|400|700)$/i],
  'font-style': ['fontStyle', /^(?:normal|italic)$/i],
  'text-align': ['textAlign', /^(?:left|center|right|justify)$/i],
  'text-decoration': ['textDecoration', /^(?:none|underline|line-through|underline line-through)$/i],
};

/** The declarations of a `style` attribute that may be used, under the names React takes. Anything else is left out. */
export function safeStyle(style: string | undefined): Readonly<Record<string, string>> {
  const declarations = (style ?? '').split(';').map((each) => {
    const colon = each.indexOf(':');
    return [each.slice(0, Math.max(0, colon)).trim().toLowerCase(), each.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(
    declarations.flatMap(([key, value]) => {
      const property = Object.hasOwn(PROPERTIES, key) ? PROPERTIES[key] : undefined;
      return property?.[1].test(value) ? [[property[0], value]] : [];
    }),
  );
}
