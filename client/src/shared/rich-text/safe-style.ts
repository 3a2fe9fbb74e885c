/** The properties that rich text may set (Spec 9, rich text editor). None of them can load anything or leave its place on the page. */
const PROPERTIES = /^(?:color|background-color|font-(?:size|weight|style)|text-(?:align|decoration))$/;

/** Words, colours, weights, sizes below 40 px: nothing that refers to something else, such as `url()`, and nothing that covers the page. */
const VALUE = /^(?:[a-z\s-]+|#\w+|[47]00|[1-3]?\dpx|rgba?\([\d\s.,%]+\))$/i;

/** The declarations of a `style` attribute that may be used, under the names React takes. Anything else is left out. */
export function safeStyle(style = ''): Readonly<Record<string, string>> {
  const declarations = style.split(';').map((each) => {
    const [name = '', ...value] = each.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(
    declarations
      .filter(([name, value]) => PROPERTIES.test(name) && VALUE.test(value))
      .map(([name, value]) => [name.replace(/-(.)/, (_dash, letter: string) => letter.toUpperCase()), value]),
  );
}
