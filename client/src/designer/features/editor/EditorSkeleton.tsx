import { useTranslation } from 'react-i18next';
import { SkeletonLines, useIsDelayed } from '../../shared/state/PageSkeleton';
import styles from './EditorSkeleton.module.css';

/** The layout of the editor while it loads; nothing at all when that takes no time. */
export function EditorSkeleton() {
  const { t } = useTranslation('editor');
  const isLate = useIsDelayed();
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('page')}</h1>
      <output className="visually-hidden">{t('loading')}</output>
      {isLate && (
        <div aria-hidden="true">
          <div className={styles.header}>
            <SkeletonLines widths={[100]} />
          </div>
          <div className={styles.body}>
            <div className={styles.bar} />
            <div className={styles.left}>
              <SkeletonLines widths={[40, 96, 90, 98, 92]} />
            </div>
            <div className={styles.middle}>
              <SkeletonLines widths={[50, 100]} />
              <SkeletonLines widths={[70, 30, 26, 32]} />
              <SkeletonLines widths={[60, 28, 34, 24]} />
            </div>
            <div className={styles.right}>
              <SkeletonLines widths={[30, 99, 95, 97, 93]} />
            </div>
          </div>
        </div>
      )}
    </main>
  );
}
