import { LoadingOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLate } from '../state/PageSkeleton';
import { progress, type Work } from './progress';
import styles from './progress-overlay.module.css';

/** Overlay for work that has no other progress indicator (Spec 2, helpers). Short work shows nothing. */
export const ProgressOverlay = () => {
  const work = useSyncExternalStore(progress.subscribe, progress.current);
  // Always rendered so that screen readers announce its content.
  return <output>{work && <Veil work={work} />}</output>;
};

const Veil = ({ work }: { work: Work }) => {
  const { t } = useTranslation();
  const isLate = useLate();
  return (
    <div className={styles.veil} data-late={isLate || undefined}>
      {isLate && (
        <span className={styles.card}>
          <LoadingOutlined className={styles.wheel} aria-hidden="true" />
          {t(`progress.${work}`)}
        </span>
      )}
    </div>
  );
};
