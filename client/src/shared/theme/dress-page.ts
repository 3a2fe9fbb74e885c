import { type SurveyTheme, themeVariables } from '@wence/schema';
import { imageAddress } from '../image-address';

/** Keys of the theme's pictures; the style sheet draws those that the page marks as present. */
const PICTURES = ['back', 'cover', 'logo'] as const;

/** A colour, a length or a word. Whatever else stood in a theme on its way here could refer to something elsewhere. */
const PLAIN = /^(#[0-9a-f]{6}|\d+px|[a-z]+)$/;

/** No stored name has these; in a style they begin a function. */
const FUNCTION = /[()]/;

/**
 * Gives a page the look of a survey. Values go in one by one through the style object: the page's policy allows no styles in HTML, and a value set this
 * way cannot begin another rule. Names of pictures become addresses of this site or nothing.
 */
export function dressPage({ style, dataset }: HTMLElement, theme: SurveyTheme): void {
  for (const [name, value] of Object.entries(themeVariables(theme))) if (PLAIN.test(value)) style.setProperty(name, value);
  for (const key of PICTURES) {
    const address = theme[key]?.startsWith('#') ? null : imageAddress(theme[key]);
    if (address === null || FUNCTION.test(address)) continue;
    style.setProperty(`--${key}-image`, `url("${address}")`);
    dataset[key] = '';
  }
}

/** Takes the look off a page again, so that another one can be put on. */
export function undressPage({ style, dataset }: HTMLElement): void {
  for (const name of Array.from(style)) style.removeProperty(name);
  for (const key of PICTURES) delete dataset[key];
}
