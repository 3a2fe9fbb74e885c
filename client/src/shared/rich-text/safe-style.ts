/** The properties that rich text may set (Spec 9, rich text editor). None of them can load anything or leave its place on the page. */
const PROPERTIES = /^(?:color|background-color|font-(?:size|weight|style)|text-(?:align|decoration))$/;

/** The declarations of a `style` attribute that may be used, under the names React takes. Anything else is left out. */
export function safeStyle(style = ''): Readonly<Record<string, string>> {
  const declarations = style.split(';').map((each) => {
    const [name = '', ...value] = each.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(
    declarations
      .filter(([name]) => PROPERTIES.test(name))
      .map(([name, value]) => [name.replace(/-(.)/, (_dash, letter: string) => letter.toUpperCase()), value]),
  );
}
