import { richElements } from '../../shared/rich-text/rich-elements';
import styles from './RichText.module.css';

/** A text of the survey with the markup its author gave it. */
export function RichText({ html }: { readonly html: string }) {
  return richElements(html, styles);
}
