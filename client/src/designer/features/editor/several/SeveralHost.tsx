import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { useSessionValue } from '../session/session-store';

/** Loaded lazily: at first nothing is chosen. */
const SeveralBar = lazyPart(async () => (await import('./SeveralBar')).SeveralBar);

/** Shows the bar for several questions while some are chosen. */
export function SeveralHost() {
  const isUsed = useSessionValue(({ selection }) => selection.several.size > 0);
  return <Suspense>{isUsed && <SeveralBar />}</Suspense>;
}
