/** Content of a page in a form that can be compared with another page's. */
export interface SeenDocument {
  /** Number of elements by name. */
  readonly counts: Record<string, number>;
  /** The names of the attributes that elements of a name have. */
  readonly attributes: Record<string, string[]>;
  /** Whatever a browser could go to or load: `element attribute address`. */
  readonly addresses: string[];
  /** Declarations of `style` attributes: `element property:value`. */
  readonly styles: string[];
  /** All that can be read, in text, attributes and fields. */
  readonly text: string;
  /** Title of the tab. */
  readonly title: string;
}

/** Runs in the page. */
export function readDocument(): SeenDocument {
  const LOADING = [
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'data',
    'poster',
    'ping',
    'cite',
    'background',
    'xlink:href',
    'content',
  ];
  const CHIPS = /^(?:<li class="[\w-]+"><button type="button" class="[\w-]+">[^<]*<\/button><\/li>)+$/;
  const counts: Record<string, number> = {};
  const attributes: Record<string, string[]> = {};
  const addresses = new Set<string>();
  const styles = new Set<string>();
  const texts: string[] = [];

  for (const element of document.querySelectorAll('*')) {
    // The kit of the designer writes its styles when it needs them; they carry the nonce that no text knows.
    if (element.matches('style[data-css-hash]')) continue;
    // Collapsed details hold the number of check findings of a question. They are skipped because a hostile text may cause a legitimate warning.
    if (element.closest('article > details:not([open])')) continue;
    // Chips tell in the words of the designer what a question has. A hostile text may well insert an answer, which is one of these things.
    if (CHIPS.test(element.closest('ul[data-chips]')?.innerHTML ?? '')) continue;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    const name = isHtml ? element.localName : `${element.namespaceURI}:${element.localName}`;
    // Files of the page itself come when they are needed, or when there is time; no text is stored where they lie.
    const isOwnFile = element.matches('head > link:is([rel="modulepreload"], [rel="stylesheet"])[href*="/assets/"]');
    if (!isOwnFile) counts[name] = (counts[name] ?? 0) + 1;
    if (element.shadowRoot) counts['a shadow root'] = (counts['a shadow root'] ?? 0) + 1;
    const known = (attributes[name] ??= []);
    for (const attribute of element.attributes) {
      if (!known.includes(attribute.name)) known.push(attribute.name);
      if (LOADING.includes(attribute.name) && name !== 'meta') addresses.add(`${name} ${attribute.name} ${attribute.value}`);
      texts.push(attribute.value);
    }
    const { style } = element as HTMLElement;
    for (const property of style ?? []) styles.add(`${name} ${property}:${style.getPropertyValue(property)}`);
    if ('value' in element && typeof element.value === 'string') texts.push(element.value);
    // Data in a script is shown to nobody.
    if (element.localName !== 'script')
      for (const { nodeType, data } of element.childNodes as NodeListOf<Text>) texts.push(nodeType === 3 ? data : '');
  }
  return { counts, attributes, addresses: [...addresses], styles: [...styles], text: texts.join('\n'), title: document.title };
}
