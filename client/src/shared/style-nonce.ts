/** The nonce of this page's answer, under which its policy allows styles. Empty where there is no policy, as while developing. */
export const nonceOf = (page: Document): string => page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * Gives the nonce to every style element that our scripts make. The kit would take it by a property of its own, but forgets it where it locks
 * the scrolling behind a dialog and where it measures scroll bars. Styles in markup, such as an attacker might get into a text, go without.
 */
export function signStyles(page: Document, nonce: string): void {
  if (nonce === '') return;
  const create = page.createElement.bind(page);
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
