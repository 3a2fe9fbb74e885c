import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part';

/** Loaded lazily: most questions are clicked together. */
const PasteDialog = lazyPart(async () => (await import('../dialogs/paste/PasteDialog')).PasteDialog);

/** Fields take what is pasted into them; only what is pasted beside them is meant for the canvas. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Several lines pasted onto the canvas are read as questions, by the rules of an import, and offered for adding. */
export function PasteQuestions() {
  const [pasted, setPasted] = useState<string | null>(null);
  useEffect(function listen() {
    const take = (event: ClipboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isInField || text.trim().split('\n').length < 2) return;
      event.preventDefault();
      setPasted(text);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
  return pasted === null ? null : (
    <Suspense>
      <PasteDialog text={pasted} onClose={() => setPasted(null)} />
    </Suspense>
  );
}
