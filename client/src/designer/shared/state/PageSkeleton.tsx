import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bones } from './Bones';
import styles from './state.module.css';
import { useLate } from './useLate';

/** Stands in for a page that loads. Pass the page's own skeleton as children; without, a plain one is drawn. */
export const PageSkeleton = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const isLate = useLate();

  return (
    <output className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {isLate && (children ?? <Bones widths={[24, 80, 62, 71]} />)}
    </output>
  );
};
