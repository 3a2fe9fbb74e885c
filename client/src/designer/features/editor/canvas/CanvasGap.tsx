import { memo, Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { DropGap } from '../drag/DropGap';
import type { InsertPlace } from './tools/InsertButton';

/** Loaded lazily: it shows where the pointer is. */
const InsertButton = lazyPart(async () => (await import('./tools/InsertButton')).InsertButton);

/** The place between two questions: something can be put down there, and a question inserted. */
export const CanvasGap = memo(({ after, parentId, code, readOnly }: InsertPlace & { readOnly: boolean }) => (
  <DropGap after={after} parentId={parentId}>
    {!readOnly && (
      <Suspense>
        <InsertButton after={after} parentId={parentId} code={code} />
      </Suspense>
    )}
  </DropGap>
));
CanvasGap.displayName = 'CanvasGap';
