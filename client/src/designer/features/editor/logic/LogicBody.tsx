import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorBar } from '../frame/EditorBar';
import frame from '../frame/frame.module.css';
import type { LogicScreen } from './words/logic-screens';
import styles from './logic.module.css';

/** The sentences and the words they are made of. */
const LogicView = lazy(async () => ({ default: (await import('./LogicView')).LogicView }));

const MapView = lazy(async () => ({ default: (await import('./map/MapView')).MapView }));

interface LogicBodyProps {
  screen: LogicScreen | 'map';
  readOnly: boolean;
  /** Banner above the rules. */
  banner: ReactNode;
}

/** The logic of a survey, beside the way to its other views. */
export function LogicBody({ screen, readOnly, banner }: LogicBodyProps) {
  const { t } = useTranslation('nav');
  return (
    <div className={frame.still}>
      <EditorBar />
      {screen === 'map' && (
        <Suspense>
          <MapView />
        </Suspense>
      )}
      {screen !== 'map' && (
        <div className={styles.column}>
          {banner}
          <h2 className={styles.heading}>{t(`${screen}Logic`)}</h2>
          <Suspense>
            <LogicView screen={screen} readOnly={readOnly} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
