import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeDragArea } from '../drag/TypeDragArea';
import { PROPERTIES_ID } from '../shared/places';
import { EditorBar } from './EditorBar';
import styles from './frame.module.css';
import { type EditorParts, SidePanel } from './SidePanel';
import { useIsNarrowFrame } from './useIsNarrow';
import { useKeptPlace } from './useKeptPlace';

/** Loaded lazily: only phones need it. */
const PhoneBar = lazy(async () => ({ default: (await import('./PhoneBar')).PhoneBar }));

/** Lays out the parts of the editor: side by side, or on a phone the canvas with the other parts in sheets. */
export function EditorFrame({ types, outline, library, canvas, panel, readOnly }: EditorParts) {
  const { t } = useTranslation('editor');
  const isNarrow = useIsNarrowFrame();
  const area = useRef<HTMLDivElement>(null);
  useKeptPlace(area, isNarrow);
  if (isNarrow) {
    return (
      <div ref={area} className={styles.phone}>
        <TypeDragArea>{canvas}</TypeDragArea>
        <Suspense>
          <PhoneBar types={types} outline={outline} library={library} panel={panel} readOnly={readOnly} />
        </Suspense>
      </div>
    );
  }
  return (
    <TypeDragArea>
      <div className={styles.frame} data-read-only={readOnly || undefined}>
        <EditorBar />
        <SidePanel types={types} outline={outline} library={library} readOnly={readOnly} />
        <div ref={area} className={styles.middle}>
          {canvas}
        </div>
        {!readOnly && (
          <aside id={PROPERTIES_ID} tabIndex={-1} className={styles.right} aria-label={t('panel.label')}>
            {panel}
          </aside>
        )}
      </div>
    </TypeDragArea>
  );
}
