import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import bones from './PageSkeleton.module.css';
import styles from './state.module.css';

/** Placeholder lines with the given widths in percent. The first is a heading. */
export const SkeletonLines = ({ widths }: { widths: readonly number[] }) => (
  <div className={bones.bones} aria-hidden="true">
    {widths.map((width) => (
      <div key={width} className={bones.bone} style={{ width: `${width}%` }} />
    ))}
  </div>
);

/** True after a moment: what is ready within 200 ms needs no skeleton, and a skeleton that flashes looks like a fault. */
export function useIsDelayed(milliseconds = 200): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);

  return isLate;
}

/** Placeholder for a loading page. Children replace the plain default skeleton. */
export function PageSkeleton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const isLate = useIsDelayed();

  return (
    <output className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {isLate && (children ?? <SkeletonLines widths={[24, 80, 62, 71]} />)}
    </output>
  );
}
