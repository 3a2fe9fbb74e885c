import { memo, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part';
import { SkeletonLines } from '../../shared/state/PageSkeleton';
import { Canvas } from './canvas/Canvas';
import { EditorFrame } from './frame/EditorFrame';
import { CheckedSurvey } from './logic/checks/CheckedSurvey';
import { AttributePanel } from './panel/AttributePanel';
import { SeveralHost } from './several/SeveralHost';
import { TransferHost } from './transfer/TransferHost';
import { TypeList } from './types/TypeList';

/** Loaded lazily: at first the types stand in its place. */
const Outline = lazyPart(async () => (await import('./outline/Outline')).Outline);

/** Loaded lazily: few authors start with the library. */
const LibraryPanel = lazyPart(async () => (await import('./library/LibraryPanel')).LibraryPanel);

interface EditorBodyProps {
  readOnly: boolean;
  /** Banner above the questions. */
  banner: ReactNode;
}

/** Types, outline, library, canvas and attributes, put into the frame that fits the window. Each looks at the session by itself. */
export const EditorBody = memo(({ readOnly, banner }: EditorBodyProps) => (
  <TransferHost>
    <CheckedSurvey readOnly={readOnly}>
      <EditorFrame
        readOnly={readOnly}
        types={<TypeList />}
        outline={
          <Suspense fallback={<SkeletonLines widths={[80, 64, 72]} />}>
            <Outline readOnly={readOnly} />
          </Suspense>
        }
        library={
          <Suspense>
            <LibraryPanel readOnly={readOnly} />
          </Suspense>
        }
        canvas={
          <>
            {banner}
            <Canvas readOnly={readOnly} />
            {!readOnly && <SeveralHost />}
          </>
        }
        panel={<AttributePanel />}
      />
    </CheckedSurvey>
  </TransferHost>
));
EditorBody.displayName = 'EditorBody';
