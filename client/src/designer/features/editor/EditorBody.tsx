import { memo, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part';
import { Canvas } from './canvas/Canvas';
import { EditorFrame } from './frame/EditorFrame';
import { Outline } from './outline/Outline';
import { AttributePanel } from './panel/AttributePanel';
import { TransferHost } from './transfer/TransferHost';
import { TypeList } from './types/TypeList';

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
    <EditorFrame
      readOnly={readOnly}
      types={<TypeList />}
      outline={<Outline readOnly={readOnly} />}
      library={
        <Suspense>
          <LibraryPanel readOnly={readOnly} />
        </Suspense>
      }
      canvas={
        <>
          {banner}
          <Canvas readOnly={readOnly} />
        </>
      }
      panel={<AttributePanel />}
    />
  </TransferHost>
));
EditorBody.displayName = 'EditorBody';
