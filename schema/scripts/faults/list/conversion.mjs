import { faultsIn } from '../faults-in.mjs';

const convert = faultsIn('edit/convert', 'src/scenarios/conversion.test.ts');

export const CONVERSION_FAULTS = [
  convert('conversion: parts forget their role', 'part-lists.ts', 'assign((source, target) => before[source] === after[target]);', ''),
  convert('conversion: parts stay in their list', 'part-lists.ts', 'assign(() => true);', ''),
  convert('conversion: headings are options', 'fitted-parts.ts', '(isOptionGroup(option) ? (option.nodes ?? []) : option)', '[option]'),
  convert('conversion: titles of any length', 'fitted-parts.ts', 'if (left === 0 || !isSoundOption(option, row)) return [];', ''),
  convert('conversion: numbers mean the same everywhere', 'fitted-setting.ts', '!BY_KIND.includes(key) || ', 'BY_KIND.includes(key) || '),
  convert(
    'conversion: conditions ask anything',
    'meaning.ts',
    'if (operand === undefined || operand !== operandIn(from)) return false;',
    '',
  ),
  convert('conversion: texts are numbers', 'meaning.ts', 'if (comparesValues && valuesOf(from) !== valuesOf(to)) return false;', ''),
  convert('conversion: all answers are inserted', 'meaning.ts', 'if (!to.isPipingSource) return false;', ''),
  convert(
    'conversion: nobody is asked',
    'without-broken-references.ts',
    'return confirmed ? removal',
    'return confirmed || true ? removal',
  ),
  convert(
    'conversion: statements keep their number',
    'convert-node.ts',
    'if (takesNumber(before) === takesNumber(after) || ',
    'if (takesNumber(before) || ',
  ),
  convert(
    'conversion: choices without options',
    'convert-node.ts',
    'const needsOptions = to.needsOptions && ',
    'const needsOptions = !to.needsOptions && ',
  ),
  faultsIn('exam', 'src/scenarios/conversion.test.ts')(
    'conversion: any key fits',
    'fitted-exam.ts',
    '...(isSameKey(from, to) ? key : {})',
    '...key',
  ),
  faultsIn('edit/restore')(
    'undo: options stay rows as well',
    'restore-nodes.ts',
    "removeBranches(node.children ?? [], comingBack(parts, 'option'))",
    'node.children ?? []',
    'src/scenarios/conversion.test.ts',
  ),
];
