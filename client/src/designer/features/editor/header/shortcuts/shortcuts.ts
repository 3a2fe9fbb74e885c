/** What keys do in the editor, in the order in which the list has them. A plus joins keys that are held together. */
export const SHORTCUTS = [
  { name: 'undo', keys: ['Ctrl+Z'] },
  { name: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { name: 'nextOption', keys: ['Enter'] },
  { name: 'eraseOption', keys: ['Backspace'] },
  { name: 'lift', keys: ['Space'] },
  { name: 'move', keys: ['↑', '↓'] },
  { name: 'exchange', keys: ['Alt+↑', 'Alt+↓'] },
  { name: 'toTypes', keys: ['Alt+Q'] },
  { name: 'toCanvas', keys: ['Alt+C'] },
  { name: 'toProperties', keys: ['Alt+P'] },
  { name: 'help', keys: ['?'] },
] as const;
