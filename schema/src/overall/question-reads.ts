import { answerKindOf } from '../definition/answer-kind.js';
import type { AnswerKind } from '../definition/definition.js';
import { filledKey, marksKey } from '../export/detail-columns.js';
import type { ColumnFinder } from './column-finder.js';
import type { FileReads, NumberRead, PartReads, PositionReads, QuestionReads, Read, RowReads, TextRead } from './figure-reads.js';
import { questionInputOf } from '../report/part-tally.js';
import { PartReader } from './part-reads.js';
import { rangesOf } from '../report/scale-values.js';
import type { PlannedQuestion, PlannedRow } from '../report/tally-plan.js';

const FILL_IN = 3;
const RATING = 4;

type Parts = Omit<QuestionReads, 'plan' | 'answered' | 'input'>;

const NOTHING: Parts = {
  options: [],
  fields: [],
  texts: [],
  numbers: [],
  ranges: [],
  rows: [],
  rowCounts: [],
  dates: [],
  areas: [],
  files: null,
  positions: null,
  marks: [],
};

/** A question with the reading of its own columns. */
class Asked {
  readonly part: PartReader;

  constructor(
    readonly columns: ColumnFinder,
    readonly planned: PlannedQuestion,
  ) {
    this.part = new PartReader(columns, { planned, key: this.key, isRow: false });
  }

  get key(): string {
    return `n${this.planned.node.id}`;
  }

  get isNumeric(): boolean {
    return questionInputOf(this.planned.node) === 'number';
  }

  /** Whatever was typed to the question itself, while it was of any type. */
  get texts(): readonly TextRead[] {
    return [...this.part.typed('text'), ...this.part.text('evaluate', '_comment'), ...this.part.text('city', '_address')];
  }

  get numbers(): readonly NumberRead[] {
    const scale = [...this.part.whole('number', '_int'), ...this.part.number('number', '_num'), ...this.part.whole('evaluate', '_int')];
    return this.isNumeric ? [...scale, ...this.part.typedNumbers('text')] : scale;
  }
}

function rowReads(columns: ColumnFinder, planned: PlannedQuestion, plan: PlannedRow): RowReads {
  const { node, options } = planned;
  const part = new PartReader(columns, { planned, key: `n${node.id}_r${plan.row.id}`, isRow: true });
  const answered = columns.statesOf(node.id, plan.row.id);
  const texts = [...part.text('matrix', '_text'), ...part.text('matrix', '_name')];
  const all: RowReads = { plan, answered, input: 'text', texts, numbers: [], ranges: [], options: [], fields: [] };
  if (node.subType === FILL_IN) return options.length > 0 ? { ...all, texts: [], fields: part.fields() } : all;
  if (node.subType === RATING) return { ...all, numbers: part.whole('matrix', '_int'), ranges: rangesOf(node) };
  return { ...all, options: part.options() };
}

function filesOf({ columns, planned: { node }, part }: Asked): FileReads | null {
  const [count] = part.column('files', '_count');
  const files = columns.columnsOf(node.id).filter((column) => column.part === 'file');
  return count === undefined ? null : { count, files: files.flatMap(({ key }) => columns.read(node.id, 'files', key)) };
}

function positionsOf({ part }: Asked): PositionReads | null {
  const [lng] = part.column('position', '_lng');
  const [lat] = part.column('position', '_lat');
  const [address] = part.column('position', '_address');
  return lng && lat && address ? { lng, lat, address } : null;
}

const areasOf = ({ part }: Asked): Parts['areas'] => [
  ...part.column('city', '_province').map((read) => ({ ...read, level: 1 as const })),
  ...part.column('city', '_city').map((read) => ({ ...read, level: 2 as const })),
];

const datesOf = ({ part }: Asked): readonly Read[] => [...part.column('date', '_date'), ...part.column('date', '_time')];

/** Places of a ranking, as ranges of numbers. */
const placesOf = (items: readonly unknown[]): PartReads['ranges'] => items.map((_, place) => ({ low: place + 1, high: place + 2 }));

const options = ({ part }: Asked) => ({ options: part.options() });
const fields = ({ part }: Asked) => ({ fields: part.fields() });

/** What the figures of each kind are made of (`overall-figures.ts`). */
const BY_KIND: Readonly<Record<AnswerKind, (asked: Asked) => Partial<Parts>>> = {
  none: () => ({}),
  single: options,
  multiple: options,
  text: (asked) => ({ texts: asked.texts, numbers: asked.isNumeric ? asked.numbers : [] }),
  number: (asked) => ({ numbers: asked.numbers, ranges: rangesOf(asked.planned.node) }),
  evaluate: (asked) => ({ ...options(asked), texts: asked.texts, numbers: asked.numbers }),
  table: (asked) => ({ ...fields(asked), rowCounts: asked.part.whole('table', filledKey({ key: '' })) }),
  rank: (asked) => ({ fields: asked.part.fields().map((field) => ({ ...field, ranges: placesOf(asked.planned.options) })) }),
  cascade: options,
  city: (asked) => ({ areas: areasOf(asked), texts: asked.texts }),
  matrix: ({ columns, planned }) => ({ rows: planned.rows.map((row) => rowReads(columns, planned, row)) }),
  fields,
  proportion: fields,
  date: (asked) => ({ dates: datesOf(asked) }),
  files: (asked) => ({ files: filesOf(asked) }),
  position: (asked) => ({ positions: positionsOf(asked) }),
  points: (asked) => ({ ...options(asked), marks: asked.part.column('points', marksKey({ key: '' })) }),
};

/** Where the figures of a question are read. */
export function questionReads(columns: ColumnFinder, plan: PlannedQuestion): QuestionReads {
  const { node } = plan;
  const parts = BY_KIND[answerKindOf(node)](new Asked(columns, plan));
  return { plan, answered: columns.statesOf(node.id), input: questionInputOf(node), ...NOTHING, ...parts };
}
