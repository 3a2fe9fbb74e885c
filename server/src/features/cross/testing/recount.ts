import {
  answerKindOf,
  type Answer,
  type Answers,
  compiledOf,
  type Compiled,
  evaluate,
  type KindedAnswer,
  kindOfAnswer,
  type MatrixCell,
  type SurveyDefinition,
  type SurveyNode,
  trace,
  walkNodes,
} from '@wence/schema';
import type { CrossReport } from '../cross-report.type.js';

type CrossTable = CrossReport['tables'][number];
type Asked = Pick<CrossTable['row'], 'nodeId' | 'rowId'>;

/** A response as a slow recount reads it: answers, and the definition of the version they were given on. */
export interface RawResponse {
  readonly definition: SurveyDefinition;
  readonly answers: Answers;
}

type Part = Pick<CrossTable['rows'][number], 'localId' | 'code'>;

/** What one response says of a variable: whether it is in a category, and its numbers by option id, or 0 for the question as a whole. */
interface Said {
  readonly isIn: (part: Part) => boolean;
  readonly numbers: ReadonlyMap<number, number>;
}

/** A slow count of tables, response by response, straight from the answers. */
export class Recount {
  private readonly nodes: readonly SurveyNode[];
  private readonly allInSight = new Map<SurveyDefinition, Compiled>();

  constructor(
    /** Newest first. */
    versions: readonly SurveyDefinition[],
    private readonly responses: readonly RawResponse[],
  ) {
    this.nodes = versions.flatMap(({ nodes }) => [...walkNodes(nodes)]);
  }

  /** The figures of a table, without those that are only shares of others. */
  table(table: CrossTable) {
    const { row, column, inner, rows, means } = table;
    const variables = [row, column, ...(inner ? [inner] : [])];
    const said = this.responses.flatMap((response) => {
      const [ofRow, ...ofColumns] = variables.flatMap((variable) => this.said(variable, response) ?? []);
      return ofRow && ofColumns.length === variables.length - 1 ? [{ row: ofRow, columns: ofColumns }] : [];
    });
    const inColumn = partsOfColumns(table).map((parts) => said.filter((one) => parts.every((part, at) => one.columns[at]?.isIn(part))));
    const samples = (list: typeof said) => means.map(({ localId }) => sampleOf(list.map((one) => one.row.numbers.get(localId ?? 0))));
    return {
      asked: this.responses.filter((response) => variables.every((variable) => this.isAsked(variable, response))).length,
      base: said.length,
      bases: inColumn.map((list) => list.length),
      totals: rows.map((part) => said.filter((one) => one.row.isIn(part)).length),
      cells: rows.map((part) => inColumn.map((list) => list.filter((one) => one.row.isIn(part)).length)),
      means: inColumn.map(samples),
      totalMeans: samples(said),
    };
  }

  private isAsked({ nodeId, rowId }: Asked, response: RawResponse): boolean {
    if (answerAt(response.answers, nodeId, rowId)) return true;
    const compiled = compiledOf(response.definition);
    // Rows can be hidden one by one, those of a question out of sight as well, of which an evaluation lists none.
    const offered = evaluate(this.inSight(response.definition), response.answers).rows[nodeId];
    if (rowId !== null && offered && !offered.includes(rowId)) return false;
    const state = trace(compiled, response.answers).nodes.find((node) => node.nodeId === nodeId)?.state;
    const isThere = [...walkNodes(response.definition.nodes)].some((node) => node.id === nodeId && (rowId === null || hasRow(node, rowId)));
    return isThere && (state === 'shown' || state === 'unseen');
  }

  /** The definition with every question in sight. */
  private inSight(definition: SurveyDefinition): Compiled {
    const known = this.allInSight.get(definition) ?? compiledOf(withoutAttributes(definition));
    this.allInSight.set(definition, known);
    return known;
  }

  /** Null: not answered, or by an answer of another kind than the question takes now. */
  private said({ nodeId, rowId }: Asked, { definition, answers }: RawResponse): Said | null {
    const answer = answerAt(answers, nodeId, rowId);
    const nodes = this.nodes.filter(({ id }) => id === nodeId);
    const [newest] = nodes;
    if (!answer || !newest) return null;
    const kinded = kindOfAnswer(answer);
    if (kinded.kind !== (rowId === null ? answerKindOf(newest) : ROW_KINDS[newest.subType ?? 1])) return null;
    const own = [...walkNodes(definition.nodes)].find(({ id }) => id === nodeId) ?? newest;
    return { isIn: (part) => isIn(part, kinded, nodes), numbers: numbersOf(kinded, own) };
  }
}

/** The kind of answer that each row of a matrix takes, by the kind of the matrix. */
const ROW_KINDS: Readonly<Record<number, KindedAnswer['kind']>> = { 1: 'single', 2: 'multiple', 3: 'fields', 4: 'number' };

/** Returns what each column stands for: its category, where columns are nested behind the one that it stands within. */
function partsOfColumns({ columns, groups }: CrossTable): Part[][] {
  const outer = groups.flatMap((group) => Array.from({ length: group.span }, () => group));
  return columns.map((column, index) => [...(outer[index] ? [outer[index]] : []), column]);
}

const withoutAttributes = (definition: SurveyDefinition): SurveyDefinition =>
  JSON.parse(JSON.stringify(definition, (key, value: unknown) => (key === 'attribute' ? undefined : value))) as SurveyDefinition; // Fewer keys, the same shape.

const hasRow = ({ children = [] }: SurveyNode, id: number): boolean => children.some((row) => row.id === id);

function answerAt(answers: Answers, nodeId: number, rowId: number | null): Answer | MatrixCell | undefined {
  const answer = answers[nodeId];
  if (rowId === null || answer === undefined) return answer;
  return 'rows' in answer && !Array.isArray(answer.rows) ? (answer.rows as Readonly<Record<number, MatrixCell>>)[rowId] : undefined;
}

/** `nodes`: the question in every version that has it, newest first. */
function isIn({ localId, code }: Part, { kind, answer }: KindedAnswer, nodes: readonly SurveyNode[]): boolean {
  if (kind === 'single') return answer.option === localId;
  if (kind === 'multiple') return answer.options.some(({ option }) => option === localId);
  if (kind === 'cascade') return answer.path[0] === localId;
  if (kind === 'city') return answer.codes[0] === code;
  if (kind === 'evaluate') return String(answer.level) === code;
  return kind === 'number' && isInRange(code, answer.number, nodes[0]?.setting ?? {});
}

/** A point of a scale, or a range of it, which has its upper end only if that is the end of the scale. */
function isInRange(label: string, number: number, { max, step = 1 }: { readonly max?: number; readonly step?: number }): boolean {
  const [low = 0, high] = label.split('–').map(Number);
  if (high === undefined) return number >= low && number < low + step;
  return number >= low && (number < high || (high === max && number === high));
}

/** `node`: the question in the version that was answered. */
function numbersOf({ kind, answer }: KindedAnswer, { setting, options = [] }: SurveyNode): ReadonlyMap<number, number> {
  if (kind === 'number') return new Map([[0, answer.number]]);
  if (kind === 'evaluate') return new Map([[0, answer.level]]);
  if (kind === 'rank') return new Map(answer.order.map((id, index) => [id, index + 1]));
  if (kind === 'text') return new Map(numberIn(setting?.format, answer.text).map((number) => [0, number]));
  if (kind === 'proportion') return new Map(options.map(({ id }) => [id, answer.fields[id] ?? 0]));
  if (kind !== 'fields') return new Map();
  const typed = options.flatMap((option) =>
    numberIn(option.type || option.setting?.format, answer.fields[option.id] ?? '').map((number) => [option.id, number] as const),
  );
  return new Map(typed);
}

/** The number that was typed, if one was asked for. */
const numberIn = (format: number | undefined, typed: string): number[] =>
  (format === 1 || format === 2) && /^-?\d+(\.\d+)?$/.test(typed) ? [Number(typed)] : [];

function sampleOf(given: readonly (number | undefined)[]) {
  const numbers = given.filter((number) => number !== undefined);
  const base = numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / base;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return { base, mean: base === 0 ? null : mean, deviation: base < 2 ? null : Math.sqrt(squares / (base - 1)) };
}
