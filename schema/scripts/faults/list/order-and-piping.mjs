import { faultsIn } from '../faults-in.mjs';

const sequence = faultsIn('sequence', 'src/sequence');
const piping = faultsIn('piping', 'src/piping');
const text = faultsIn('text', 'src/piping');

export const ORDER_AND_PIPING_FAULTS = [
  sequence('order: locks hold in reverse too', 'order.ts', 'item.locked === true && keepsLocks(mode)', 'item.locked === true'),
  sequence('order: locks do not hold in rotation', 'order.ts', 'mode === 1 || mode === 2', 'mode === 1'),
  sequence(
    'order: other moves with the rest',
    'order.ts',
    'free.filter(({ other, exclusive }) => other !== true && exclusive !== true)',
    'free.filter(({ exclusive }) => exclusive !== true)',
  ),
  sequence('order: the id of the question says nothing', 'order.ts', 'seededHash(seed, salt, id)', 'seededHash(seed, id)'),
  sequence('order: rotation from the second item', 'order.ts', 'const start = keys.indexOf(', 'const start = 1 + keys.indexOf('),
  sequence('order: always forward', 'order.ts', '% 2 === 0', '% 2 < 2'),
  sequence('order: without a seed shuffled all the same', 'order.ts', 'mode === 0 || seed === undefined', 'mode === 0'),
  sequence('chance: mixing left out', 'order.ts', 'value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);', ''),
  piping('token: field unchecked', 'token.ts', ' || !isField(field)', ' || field === ""'),
  piping('token: nested ones count too', 'token.ts', 'while ((tokens.at(-1)?.start ?? -1) > span.start) tokens.pop();', ''),
  piping('token: fallback unescaped', 'token.ts', ".replaceAll('<', '&lt;')", ''),
  text('piping: values unescaped', 'text.ts', "'<': '&lt;'", "'<': '<'"),
  piping('piping: 201 characters', 'piped-value.ts', 'const LONGEST = 200;', 'const LONGEST = 201;'),
  piping('piping: typed text ignored', 'piped-value.ts', 'return text || readableText', 'return readableText'),
  piping(
    'piping: form without field lists',
    'piped-value.ts',
    "childId === undefined ? '' : String",
    "childId === undefined ? 'x' : String",
  ),
  piping('piping: last comma', 'piped-value.ts', '${lastComma}${last}', '${comma}${last}'),
  piping('piping: double spaces', 'piped-text.ts', "value === '' && ENDS_IN_SPACE", "value === 'never' && ENDS_IN_SPACE"),
  piping('piping: nested title', 'piped-value.ts', 'readableText(fallbackText(option.title))', 'readableText(option.title)'),
];
