import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** `?`, where it is not a character that somebody types. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(function listen() {
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      help();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
