import { useEffect, useEffectEvent } from 'react';

/** The key of each dialog of commands, which is pressed together with Ctrl, or with ⌘ on a Mac. */
export const COMMAND_KEYS = { goTo: 'g', palette: 'k' } as const;
export type CommandDialog = keyof typeof COMMAND_KEYS;

/** On a Mac Ctrl+K cuts the rest of a line of text. */
const isHeld = ({ ctrlKey, metaKey }: KeyboardEvent): boolean =>
  navigator.userAgent.includes('Mac OS') ? metaKey && !ctrlKey : ctrlKey && !metaKey;

/** Opens the dialogs of commands from anywhere in the editor, but not on top of a dialog that has nothing to do with them. */
export function useCommandKeys(isOpen: boolean, onOpen: (dialog: CommandDialog) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isHeld(event) || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    const key = event.key.toLowerCase();
    if (isElsewhere && !isOpen) return;
    for (const dialog of ['goTo', 'palette'] as const) {
      if (COMMAND_KEYS[dialog] !== key) continue;
      event.preventDefault();
      onOpen(dialog);
    }
  });
  useEffect(function listen() {
    const pressed = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
