import { readableText } from '@wence/schema';
import { PROVINCES } from '../../../shared/divisions/divisions';
import type { ComparedQuestionFragment as Question } from './category.generated';

type Row = Question['rows'][number];
type Field = Question['fields'][number];
type Option = Question['options'][number] | Row['options'][number];

interface Share {
  readonly count: number;
  readonly percent: number;
}

/** One answer, with how often each column gave it. */
export interface Line {
  readonly key: string;
  readonly label: string;
  readonly retired: boolean;
  readonly shares: readonly Share[];
}

/** A mean in each column; null where there is none. */
export interface Mean {
  readonly key: string;
  /** Name of the part that the mean is of; null: it is the mean of the whole block. */
  readonly label: string | null;
  readonly means: readonly (number | null)[];
}

/** Figures on one base: a question, or a row or a field of it. */
export interface Block {
  readonly key: string;
  readonly title: string | null;
  readonly retired: boolean;
  readonly bases: readonly number[];
  readonly lines: readonly Line[];
  readonly means: readonly Mean[];
}

/** Collects what stands at the same place of each column; undefined where a column has no such thing. */
type Beside<Part> = readonly (Part | undefined)[];

const NOBODY: Share = { count: 0, percent: 0 };

/** Puts parts beside each other that have the same key, in the order in which they first occur. */
function beside<Part>(columns: Beside<readonly Part[]>, keyOf: (part: Part) => string | number): Map<string, Beside<Part>> {
  const keys = new Set(columns.flatMap((parts) => (parts ?? []).map((part) => String(keyOf(part)))));
  return new Map([...keys].map((key) => [key, columns.map((parts) => parts?.find((part) => String(keyOf(part)) === key))]));
}

const firstOf = <Part>(parts: Beside<Part>): Part | undefined => parts.find((part) => part !== undefined);

/** Lines of parts that are counted. */
function linesOf<Part extends Share & { readonly retired?: boolean }>(
  columns: Beside<readonly Part[]>,
  keyOf: (part: Part) => string | number,
  labelOf: (part: Part) => string,
): Line[] {
  return [...beside(columns, keyOf)].flatMap(([key, parts]) => {
    const first = firstOf(parts);
    if (first === undefined) return [];
    return [{ key, label: labelOf(first), retired: first.retired ?? false, shares: parts.map((part) => part ?? NOBODY) }];
  });
}

/** The way to an option: through its cascade, or its group. */
function optionLabel(option: Option, options: readonly Option[]): string {
  const way = [option.title];
  if ('group' in option && option.group !== null) way.unshift(option.group);
  let current = option;
  while ('parentId' in current && current.parentId !== null && way.length < options.length) {
    const { parentId } = current;
    const above = options.find(({ optionId }) => optionId === parentId);
    if (!above) break;
    way.unshift(above.title);
    current = above;
  }
  return way.map(readableText).join(' / ');
}

interface Counted {
  readonly numbers: { readonly mean: number | null } | null;
  readonly values: readonly (Share & { readonly value: string })[];
}

const meansOf = (parts: Beside<Counted>, key: string, label: string | null): Mean[] =>
  parts.some((part) => part?.numbers) ? [{ key, label, means: parts.map((part) => part?.numbers?.mean ?? null) }] : [];

const valueLines = (parts: Beside<Counted>): Line[] =>
  linesOf(
    parts.map((part) => part?.values),
    ({ value }) => `v${value}`,
    ({ value }) => value,
  );

const optionLines = (parts: Beside<{ readonly options: readonly Option[] }>): Line[] =>
  linesOf(
    parts.map((part) => part?.options),
    ({ optionId }) => `o${optionId}`,
    (option) => optionLabel(option, firstOf(parts)?.options ?? []),
  );

const areaLines = (parts: Beside<Question>): Line[] =>
  linesOf(
    parts.map((part) => part?.areas.filter(({ level }) => level === 'PROVINCE')),
    ({ code }) => `a${code}`,
    ({ code }) => PROVINCES[code] ?? code,
  );

const basesOf = (parts: Beside<{ readonly base: number }>): number[] => parts.map((part) => part?.base ?? 0);

/** Fields that are counted have a block each; what is known of the others is their mean. */
function fieldsOf(columns: Beside<readonly Field[]>, above: string): { means: Mean[]; blocks: Block[] } {
  const found = [...beside(columns, ({ optionId }) => optionId)].flatMap(([key, parts]) => {
    const first = firstOf(parts);
    return first
      ? [{ key: `${above}f${key}`, parts, title: readableText(first.title), retired: first.retired, lines: valueLines(parts) }]
      : [];
  });
  return {
    means: found.flatMap(({ key, parts, title, lines }) => (lines.length === 0 ? meansOf(parts, key, title) : [])),
    blocks: found.flatMap(({ key, parts, title, retired, lines }) =>
      lines.length === 0 ? [] : [{ key, title, retired, bases: basesOf(parts), lines, means: meansOf(parts, key, null) }],
    ),
  };
}

function rowBlocks(parts: Beside<Row>): Block[] {
  const first = firstOf(parts);
  if (first === undefined) return [];
  const key = `r${first.rowId}`;
  const title = readableText(first.title);
  const fields = fieldsOf(
    parts.map((part) => part?.fields),
    key,
  );
  const lines = [...optionLines(parts), ...valueLines(parts)];
  const means = [...meansOf(parts, key, null), ...fields.means];
  const nested = fields.blocks.map((block) => ({ ...block, title: [title, block.title].join(' · ') }));
  const own = { key, title, retired: first.retired, bases: basesOf(parts), lines, means };
  return lines.length + means.length === 0 && nested.length > 0 ? nested : [own, ...nested];
}

/** The figures of a question in several reports beside each other. A question that is neither counted nor measured has its base alone. */
export function blocksOf(columns: Beside<Question>): Block[] {
  const first = firstOf(columns);
  if (first === undefined) return [];
  const fields = fieldsOf(
    columns.map((question) => question?.fields),
    '',
  );
  const lines = [...optionLines(columns), ...valueLines(columns), ...areaLines(columns)];
  const means = [...meansOf(columns, 'mean', null), ...fields.means];
  const rows = [
    ...beside(
      columns.map((question) => question?.rows),
      ({ rowId }) => rowId,
    ).values(),
  ];
  const parts = [...rows.flatMap(rowBlocks), ...fields.blocks];
  const whole = { key: 'whole', title: null, retired: false, bases: basesOf(columns), lines, means };
  return lines.length + means.length === 0 && parts.length > 0 ? parts : [whole, ...parts];
}
