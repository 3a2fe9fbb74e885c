import type { MapPage } from '@wence/schema';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../shared/LineGlyph';
import './outline-words';
import outline from './outline.module.css';
import styles from './OutlinePage.module.css';
import { OutlinePagesContext } from './useOutlinePages';

const Turn = () => (
  <span className={styles.turn}>
    <LineGlyph size={12} path="M4 2l4 4-4 4" />
  </span>
);

/** “Page 2”, the title of the page, and how many questions it has. */
function PageName({ page: { number, title, from, until } }: { page: MapPage }) {
  const { t } = useTranslation('outlineSearch');
  return (
    <>
      <span className={outline.title}>
        {t('page.name', { number })} {title}
      </span>
      <span className={styles.size}>
        <span aria-hidden="true">{until - from}</span>
        <span className="visually-hidden">{t('page.size', { count: until - from })}</span>
      </span>
    </>
  );
}

/** The heading of a page that no break begins. It folds the page. */
export function PageLine({ page }: { page: MapPage }) {
  const { folded, toggle } = use(OutlinePagesContext);
  return (
    <li>
      <h2 className={`${outline.item} ${styles.heading}`} data-page>
        <button
          type="button"
          className={`${outline.question} ${styles.fold}`}
          aria-expanded={!folded.has(page.id)}
          data-row
          onClick={() => toggle(page.id)}
        >
          <Turn />
          <PageName page={page} />
        </button>
      </h2>
    </li>
  );
}

/** The name of a break that is the heading of a page: a button that folds the page, and one that selects the break. */
export function BreakHeading({ page, children }: { page: MapPage; children: (name: ReactNode) => ReactNode }) {
  const { t } = useTranslation('outlineSearch');
  const { folded, toggle } = use(OutlinePagesContext);
  const isFolded = folded.has(page.id);
  const label = t(isFolded ? 'page.unfold' : 'page.fold', { number: page.number });
  return (
    <>
      <button
        type="button"
        className={styles.small}
        aria-expanded={!isFolded}
        aria-label={label}
        title={label}
        data-fold
        onClick={() => toggle(page.id)}
      >
        <Turn />
      </button>
      <h2 className={styles.heading}>{children(<PageName page={page} />)}</h2>
    </>
  );
}
