import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLate } from '../../../shared/state/useLate';
import styles from './skeleton.module.css';

/** The layout of the editor while it loads; nothing at all when that takes no time. */
export const EditorSkeleton = () => {
  const { t } = useTranslation('editor');
  const isLate = useLate();
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('page')}</h1>
      <output className="visually-hidden">{t('loading')}</output>
      {isLate && (
        <div aria-hidden="true">
          <div className={styles.header}>
            <Skeleton.Input active size="small" />
          </div>
          <div className={styles.body}>
            <div className={styles.left}>
              <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 4, width: '100%' }} />
            </div>
            <div className={styles.middle}>
              <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1 }} />
              <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 3, width: '30%' }} />
              <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3, width: '30%' }} />
            </div>
            <div className={styles.right}>
              <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 5, width: '100%' }} />
            </div>
          </div>
        </div>
      )}
    </main>
  );
};
