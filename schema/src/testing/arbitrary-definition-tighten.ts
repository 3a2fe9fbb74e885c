import type { QuestionRow } from '../catalogue/entry/question-row.js';
import { isCascade } from '../definition/cascade-level.js';
import type { SurveyNode, SurveyOption, SurveyRow } from '../definition/definition.js';
import { shapeNode, shapeOption, shapeRow } from '../definition/shape/shape.js';
import type { LooseNode, LooseOption } from './arbitrary-definition-parts.js';

/** Hands out ids that only grow. */
export interface Ids {
  readonly next: (gap: number) => number;
  readonly last: () => number;
}

export function countingIds(): Ids {
  let last = 0;
  return {
    next: (gap) => {
      last += gap;
      return last;
    },
    last: () => last,
  };
}

const has = (flags: number, bit: number): boolean => Math.floor(flags / 2 ** bit) % 2 === 1;

function fresh(codes: Set<string>, wanted: string, prefix: string): string {
  let code = wanted;
  for (let number = 1; codes.has(code); number += 1) code = `${prefix}${number}`;
  codes.add(code);
  return code;
}

/** Eight characters of two columns each are within every limit that a title has. */
function shortTitle(title: string): string {
  const short = Array.from(title).slice(0, 8).join('').replace(/[<>]/g, '-').trim();
  return short === '' ? 'x' : short;
}

const titleFor = (row: QuestionRow, title: string): string => (row.optionTitle.max < 100 ? shortTitle(title) : title);

function tightOption(ids: Ids, codes: Set<string>, { row }: LooseNode, option: LooseOption): SurveyOption {
  const hasInput = row.optionInput !== 'none';
  const id = ids.next(option.gap);
  return shapeOption({
    id,
    code: fresh(codes, option.code, ''),
    title: titleFor(row, option.title),
    other: row.takesOther && has(option.flags, 0),
    required: has(option.flags, 1),
    locked: has(option.flags, 2),
    image: row.takesImage ? option.image : undefined,
    rightTitle: row.takesRightTitle ? option.rightTitle : undefined,
    prefix: hasInput ? option.prefix : undefined,
    type: hasInput ? option.type : undefined,
    setting: option.setting,
    optionKey: has(option.flags, 3) && has(option.flags, 4) ? id + 1 : undefined,
  });
}

const mayHold = (row: QuestionRow, depth: number): boolean => (isCascade(row) ? depth < 3 : row.hasOptionGroups && depth === 1);

/** Takes from the front of the list what stands at `depth` or deeper. Where an entry has groups, what holds options is a group. */
function takeLevel(ids: Ids, codes: Set<string>, node: LooseNode, queue: LooseOption[], depth: number): SurveyOption[] {
  const options: SurveyOption[] = [];
  for (let head = queue[0]; head !== undefined; head = queue[0]) {
    const isInner = head.depth >= depth && mayHold(node.row, depth) && options.length > 0;
    if (head.depth < depth - 1) return options;
    if (!isInner) {
      queue.shift();
      options.push(tightOption(ids, codes, node, head));
      continue;
    }
    const parent = options.pop();
    const nodes = takeLevel(ids, codes, node, queue, depth + 1);
    if (parent === undefined) return options;
    options.push(isCascade(node.row) ? { ...parent, nodes } : shapeOption({ ...parent, other: false, group: true, nodes }));
  }
  return options;
}

/** One option per level of the scale, in order. */
const levelsFor = (ids: Ids, codes: Set<string>, node: LooseNode): SurveyOption[] =>
  Array.from({ length: node.setting.max ?? 5 }, (_, place) => node.options[place % node.options.length]).flatMap((option, place) => {
    if (option === undefined) return [];
    const level = option.setting.level === undefined ? undefined : place + 1;
    return tightOption(ids, codes, node, { ...option, setting: { ...option.setting, level } });
  });

/** Keeps at most one exclusive option, at the top level. */
function withExclusive(options: SurveyOption[], { row, flags }: LooseNode): SurveyOption[] {
  const place = options.findIndex(({ group }) => group !== true);
  if (!row.takesExclusive || !has(flags, 3)) return options;
  return options.map((option, index) => (index === place ? { ...option, exclusive: true } : option));
}

const tightRow = (ids: Ids, codes: Set<string>, entry: QuestionRow, row: LooseOption): SurveyRow =>
  shapeRow({
    id: ids.next(row.gap),
    code: fresh(codes, row.code, ''),
    title: row.title,
    rightTitle: entry.rowsTakeRightTitle ? row.rightTitle : undefined,
    image: entry.rowsTakeImage ? row.image : undefined,
    other: entry.rowsTakeOther && has(row.flags, 0),
    locked: has(row.flags, 1),
  });

function tightNode(ids: Ids, codes: Set<string>, loose: LooseNode): SurveyNode {
  const { row } = loose;
  const id = ids.next(loose.gap);
  const optionCodes = new Set<string>();
  const rowCodes = new Set<string>();
  const isScale = row.answer === 'evaluate';
  const options = isScale ? levelsFor(ids, optionCodes, loose) : takeLevel(ids, optionCodes, loose, [...loose.options], 1);
  return shapeNode({
    id,
    code: fresh(codes, loose.code, 'Q'),
    type: row.type,
    subType: row.subType,
    group: row.key === 'group',
    title: loose.title,
    required: row.isAnswerable && has(loose.flags, 0),
    locked: has(loose.flags, 1),
    setting: loose.setting,
    sequence: row.hasOptions || row.isContainer ? loose.sequence : undefined,
    childSequence: row.hasRows ? loose.childSequence : undefined,
    options: withExclusive(options, loose),
    children: loose.rows.map((item) => tightRow(ids, rowCodes, row, item)),
  });
}

/** Gives everything an id and a code of its own and puts nodes into the container before them where their flags say so. */
export function tightenNodes(ids: Ids, loose: readonly LooseNode[]): SurveyNode[] {
  const codes = new Set<string>();
  const nodes: SurveyNode[] = [];
  let container: SurveyNode[] | null = null;
  for (const item of loose) {
    const node = tightNode(ids, codes, item);
    if (item.row.isContainer) {
      container = [];
      nodes.push({ ...node, nodes: container });
    } else if (container !== null && has(item.flags, 2)) container.push(node);
    else nodes.push(node);
  }
  return nodes.map(shapeNode);
}
