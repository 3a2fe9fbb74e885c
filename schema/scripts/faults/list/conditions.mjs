import { faultsIn } from '../faults-in.mjs';

const CASES = [
  'src/engine/logic-cases',
  'src/engine/algorithms',
  'src/engine/answer-kinds',
  'src/engine/matrix-conditions',
  'src/engine/condition',
  'src/engine/visibility',
];
const fault = faultsIn('engine/condition', ...CASES);
const ONE = 'isTrue(step, facts)';
const JOINING = `if (!step.joinedByOr) holds &&= ${ONE};
      else if (holds) return true;
      else holds = ${ONE};`;
const ANY_ROW = 'return childId === undefined ? inAnyRow';
const OR_FIRST = `if (step.joinedByOr) holds ||= ${ONE};
      else if (!holds) return false;
      else holds = ${ONE};`;

export const CONDITION_FAULTS = [
  fault('conditions: or binds tighter than and', '../compile-conditions.ts', JOINING, OR_FIRST),
  fault('conditions: and and or exchanged', '../compile-conditions.ts', 'operatorOf(condition) !== 1', 'operatorOf(condition) === 1'),
  fault('conditions: the operator of the first one counts', '../compile-conditions.ts', 'place > 0 && ', ''),
  fault('conditions: none never hold', '../compile-conditions.ts', 'let holds = true;', 'let holds = steps.length > 0;'),
  fault('conditions: the last of a run decides', '../compile-conditions.ts', `holds &&= ${ONE}`, `holds = ${ONE}`),
  fault('conditions: the last run decides', '../compile-conditions.ts', 'else if (holds) return true;', ''),
  fault(
    'conditions: unanswered is not unequal',
    '../compile-conditions.ts',
    'return (answer === undefined ? onEmpty : test(answer, facts)) !== isNegative;',
    'return answer === undefined ? onEmpty : test(answer, facts) !== isNegative;',
  ),
  fault(
    'conditions: an empty row is not unequal',
    '../compile-condition.ts',
    'return cell === undefined ? onEmpty : test(cell);',
    'return cell === undefined || test(cell);',
  ),
  fault(
    'conditions: a missing question is not unequal',
    '../compile-condition.ts',
    'onEmpty, isNegative };\n  return',
    'onEmpty, isNegative: false };\n  return',
  ),
  fault(
    'conditions: one row without it makes a matrix negative',
    '../compile-condition.ts',
    ANY_ROW,
    `return algorithm !== condition.algorithm && childId === undefined ? (answer) => cellsOf(answer).every(test) : childId === undefined ? inAnyRow`,
  ),
  fault('conditions: every row needed', '../compile-condition.ts', 'cells.some(test)', 'cells.every(test)'),
  fault('conditions: hidden rows are empty ones', '../compile-condition.ts', '(rowCounts[position] ?? all)', 'all'),
  fault('conditions: nothing chosen is not zero', '../compile-condition.ts', 'algorithm === 5 && countTest(condition)(0)', 'false'),
  fault('conditions: not containing is not equal', '../compile-condition.ts', '4: 3', '4: 6'),
  fault('conditions: not answered is answered', '../compile-condition.ts', ', 12: 11', ''),
  fault('conditions: columns of a table for its rows', '../compile-condition.ts', "kind === 'table' && algorithm === 5", 'algorithm === 0'),
  fault('conditions: any row for the named one', '../compile-condition.ts', ANY_ROW, 'return condition.id > 0 ? inAnyRow'),
  fault(
    'options: all for any',
    'part-test.ts',
    'return optionTest(view, optionId, algorithm === 3)',
    'return optionTest(view, optionId, true)',
  ),
  fault(
    'options: any for all',
    'part-test.ts',
    'return optionTest(view, optionId, algorithm === 3)',
    'return optionTest(view, optionId, false)',
  ),
  fault(
    'options: none named always hold',
    'part-test.ts',
    'return optionTest(view',
    'return optionId.length === 0 ? always : optionTest(view',
  ),
  fault('count: at least', 'part-test.ts', 'count === exact', 'count >= (exact ?? 0)'),
  fault('count: exclusive options count', 'view.ts', '.filter(({ option }) => !exclusive.has(option)).length', '.length'),
  fault('answered: any item for the named one', 'part-test.ts', 'isByItem !== true || someValue === undefined', 'true'),
  fault('between: the lower end is outside', 'compare.ts', 'value >= low &&', 'value > low &&'),
  fault('between: the upper end is outside', 'compare.ts', 'value <= high;', 'value < high;'),
  fault('between: ends in order only', 'compare.ts', 'value >= low && value <= high', 'value >= first && value <= second'),
  fault('greater: or equal', 'compare.ts', 'numberOf(value) > bound', 'numberOf(value) >= bound'),
  fault('less: or equal', 'compare.ts', 'numberOf(value) < bound', 'numberOf(value) <= bound'),
  fault('equal: case counts', 'compare.ts', '.trim().toLowerCase()', '.trim()'),
  fault('equal: spaces around count', 'compare.ts', 'String(value).trim().toLowerCase()', 'String(value).toLowerCase()'),
  fault('equal: numbers as text', 'compare.ts', ' || one.number === number', ''),
  fault('equal: to the first value only', 'compare.ts', 'return known.some((one)', 'return known.slice(0, 1).some((one)'),
  fault('contains: any of the parts', 'compare.ts', 'parts.every((part)', 'parts.some((part)'),
  fault(
    'contains: nothing is in everything',
    'compare.ts',
    'if (only === undefined) return () => false;',
    'if (only === undefined) return () => true;',
  ),
  fault('numbers: what is only half a number', 'compare.ts', 'DECIMAL.test(text) ? Number(text) : Number.NaN', 'Number.parseFloat(text)'),
  fault('numbers: nothing is zero', 'compare.ts', 'DECIMAL.test(text) ? Number(text) : Number.NaN', 'Number(text)'),
  fault('dates: a day of the month is later than the month', 'compare.ts', 'slice(0, first.length) > first', 'slice(0) > first'),
  fault('dates: the last month ends on its first day', 'compare.ts', 'slice(0, high.length) <= high', 'slice(0) <= high'),
  fault('dates: ends in order only', 'compare.ts', 'first <= second ? [first, second] : [second, first]', '[first, second]'),
  fault('dates: as numbers', 'part-test.ts', "kind === 'date' ? dateTest(algorithm, result) : ", ''),
  fault('rank: places from 0', 'view.ts', 'answer.order.indexOf(item) + 1', 'answer.order.indexOf(item)'),
  fault(
    'rank: an item without a place is last',
    'view.ts',
    'item !== undefined && answer.order.includes(item) && ',
    'item !== undefined && ',
  ),
  fault('evaluate: one level too high', 'view.ts', 'options?.[answer.level - 1]', 'options?.[answer.level]'),
  fault('cascade: only the lowest level', 'view.ts', 'answer.path.includes(id)', 'answer.path.at(-1) === id'),
  fault('city: only the finest code', 'view.ts', 'answer.codes.some(test)', 'answer.codes.slice(-1).some(test)'),
  fault('fields: any for the named one', 'view.ts', 'if (item === undefined) return', 'if (item !== null) return'),
  fault('fields: every one needed', 'view.ts', 'Object.values(fields).some(test)', 'Object.values(fields).every(test)'),
  fault('files: never counted', 'view.ts', "'files' in answer ? answer.files.length : 0", "'files' in answer ? 1 : 0"),
  fault('marks: never counted', 'view.ts', "'points' in answer ? answer.points.length : 0", "'points' in answer ? 1 : 0"),
  fault('matrix: cells of one choice', 'view.ts', '{ 2: multiple, 3: () => fields', '{ 3: () => fields'),
  fault('matrix: no ratings', 'view.ts', ', 4: () => number }', ' }'),
  fault(
    'table: blank rows are answered',
    '../compile-condition.ts',
    '.map((fields) => ({ fields })).filter(isFilled)',
    '.map((fields) => ({ fields }))',
  ),
  fault(
    'table: a blank named row is answered',
    '../compile-condition.ts',
    'fields !== undefined && isFilled({ fields })',
    'fields !== undefined',
  ),
];
