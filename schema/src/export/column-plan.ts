import type { Language, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { questionsOf } from '../report/tally-plan.js';
import { ColumnNames } from './column-names.js';
import { type ColumnSpec, carriesMissing, type SetSpec, type SpecValue } from './column-spec.js';
import { ColumnTexts } from './column-text.js';
import { type Column, type ColumnPlan, MISSING_CODES, type MultiResponseSet, type QuestionColumns, type ValueLabel } from './column.js';
import type { Arrival } from './arrival.js';
import { type KeptPart, metaColumns, type NamedSource } from './meta-columns.js';
import { examColumns } from './exam-columns.js';
import type { ReceivedParameter } from '../survey-setting/received-parameters.js';
import type { WechatUser, WechatUserKind } from '../survey-setting/wechat.js';
import { type QuestionLayout, questionLayout } from './question-layout.js';
import { unite, type United } from './unite.js';

export interface ColumnPlanOptions {
  /** Names of sources. Default none: the column of the source has codes alone. */
  readonly sources?: readonly NamedSource[];
  /** Facts about the way in that the survey has columns of. Default none. */
  readonly arrivals?: readonly Arrival[];
  /** Language of the words around the titles. Default: that of the newest version. */
  readonly language?: Language;
}

/** The questions of one version that can be answered, with their columns. */
export const layoutsOf = (definition: SurveyDefinition): readonly QuestionLayout[] =>
  questionsOf(definition).flatMap((question) => questionLayout(question) ?? []);

/** A question with its layouts by version, newest version first. `newest` has its newest title and code. */
interface PlannedQuestion {
  readonly layouts: readonly (QuestionLayout | undefined)[];
  readonly newest: QuestionLayout;
  readonly retired: boolean;
}

/**
 * The parameters that versions, given newest first, receive as values of their own (Spec 2, publish), each as the newest one that has it knows it. One
 * that answers a question has the columns of that.
 */
export const receivedValues = (versions: readonly SurveyDefinition[]): readonly United<ReceivedParameter>[] =>
  unite(
    versions.map(({ settings }) => (settings?.parameters ?? []).filter(({ nodeId }) => nodeId === undefined)),
    ({ name }) => name,
  );

const PARTS = { none: [], openid: ['openid'], profile: ['openid', 'nickname', 'avatar'] } as const satisfies Record<
  WechatUserKind,
  readonly (keyof WechatUser)[]
>;

/** The parts of WeChat accounts that versions, given newest first, keep. */
const keptParts = (versions: readonly SurveyDefinition[]): readonly KeptPart[] =>
  unite(
    versions.map(({ settings }): readonly (keyof WechatUser)[] => PARTS[settings?.wechatUser ?? 'none']),
    (part) => part,
  ).map(({ item, retired }) => ({ part: item, retired }));

/** Questions of all versions by id, at their places. */
function plannedQuestions(versions: readonly SurveyDefinition[]): readonly PlannedQuestion[] {
  const lists = versions.map(layoutsOf);
  const byId = lists.map((layouts) => new Map(layouts.map((layout) => [layout.question.node.id, layout])));
  return unite(lists, ({ question }) => question.node.id).map(({ item, retired }) => ({
    layouts: byId.map((layouts) => layouts.get(item.question.node.id)),
    newest: item,
    retired,
  }));
}

/** The values of the columns of one question in all versions, by key of the column. */
function valuesByKey(specs: readonly (readonly ColumnSpec[])[]): ReadonlyMap<string, readonly United<SpecValue>[]> {
  const lists = new Map<string, (readonly SpecValue[])[]>();
  for (const [age, list] of specs.entries())
    for (const { key, values } of list) {
      if (values.length === 0) continue;
      const known = lists.get(key) ?? specs.map(() => []);
      known[age] = values;
      lists.set(key, known);
    }
  return new Map(Array.from(lists, ([key, versions]) => [key, unite(versions, ({ value }) => value)]));
}

const distinct = (keys: readonly (string | undefined)[]): string[] => [...new Set(keys)].filter((key) => key !== undefined);

/** Puts the plan together, question by question: names and labels depend on what came before. */
class Planner {
  readonly columns: Column[];
  readonly questions: QuestionColumns[] = [];
  private readonly sets = new Map<string, MultiResponseSet>();
  private readonly names = new ColumnNames();
  private readonly setNames = new ColumnNames();
  private readonly texts: ColumnTexts;

  constructor(versions: readonly SurveyDefinition[], { sources = [], arrivals = [], language }: ColumnPlanOptions) {
    this.texts = new ColumnTexts(versions, language);
    const parameters = receivedValues(versions).map(({ item: { name, label = '' }, retired }) => {
      const title = label === '' ? `${this.texts.words.meta.parameter} ${name}` : label;
      return { name, label: this.texts.label([title], retired), retired };
    });
    const named = sources.map(({ code, name, retired }) => ({ value: code, code, title: this.texts.label([name], retired), retired }));
    const facts = metaColumns({ parameters, wechat: keptParts(versions), arrivals }, this.names, {
      words: this.texts.words,
      sources: named,
    });
    this.columns = [...facts, ...examColumns(versions, this.names, this.texts)];
  }

  get plan(): ColumnPlan {
    return { columns: this.columns, questions: this.questions, sets: [...this.sets.values()] };
  }

  add(planned: PlannedQuestion): void {
    const { layouts, newest, retired } = planned;
    const specs = layouts.map((layout) => layout?.specs ?? []);
    const values = valuesByKey(specs);
    const columns = unite(specs, ({ key }) => key).map(({ item, retired: isGone }) =>
      this.column(newest, item, values.get(item.key) ?? [], isGone),
    );
    for (const column of columns) this.columns.push(column);
    const states = distinct(layouts.map((layout) => layout?.state));
    this.questions.push(this.question(newest, { suffix: [], titles: [] }, columns, { states, retired }));
    this.addRows(planned, columns);
  }

  /** Rows of a matrix, each with its own columns. */
  private addRows({ layouts, newest }: PlannedQuestion, columns: readonly Column[]): void {
    const byRow = new Map<number | undefined, Column[]>();
    for (const column of columns) {
      const own = byRow.get(column.rowId);
      if (own === undefined) byRow.set(column.rowId, [column]);
      else own.push(column);
    }
    const rows = layouts.map((layout) => layout?.rows ?? []);
    const states = rows.map((list) => new Map(list.map(({ place, state }) => [place.key, state])));
    for (const { item, retired } of unite(rows, ({ place }) => place.key)) {
      const { place } = item;
      const own = byRow.get(place.rowId) ?? [];
      this.questions.push(this.question(newest, place, own, { states: distinct(states.map((keys) => keys.get(place.key))), retired }));
    }
  }

  private question(
    { question: { node } }: QuestionLayout,
    { rowId, suffix, titles }: Pick<ColumnSpec, 'rowId' | 'suffix' | 'titles'>,
    columns: readonly Column[],
    { states, retired }: Pick<QuestionColumns, 'states' | 'retired'>,
  ): QuestionColumns {
    const name = [node.code, ...suffix].join('_');
    const label = this.label([node.title, ...titles], retired);
    return { nodeId: node.id, rowId, name, label, retired, states, columns: columns.map(({ key }) => key) };
  }

  private column({ question: { node } }: QuestionLayout, spec: ColumnSpec, values: readonly United<SpecValue>[], retired: boolean): Column {
    const { key, kind, measure, rowId, optionId, part, index, tag } = spec;
    return {
      key,
      name: this.names.of(node.code, ...spec.suffix),
      label: this.label([node.title, ...spec.titles], retired, this.detail(spec)),
      kind,
      measure,
      values: kind === 'flag' || kind === 'state' ? this.wordsOf(kind) : values.map((value) => this.value(value)),
      missing: carriesMissing(spec) ? MISSING_CODES : [],
      choice: spec.set && this.choice(spec, retired),
      set: spec.set && this.setOf(node, spec.set),
      nodeId: node.id,
      rowId,
      optionId,
      part,
      index,
      tag,
      retired,
    };
  }

  /** Names the part of the answer that a column holds, where row and option do not say it: a tag, a comment, the second file. */
  private detail({ part, index, tag }: ColumnSpec): string {
    if (tag !== undefined) return tag;
    if (part === undefined) return '';
    return index === undefined ? this.texts.words.parts[part] : `${this.texts.words.parts[part]} ${index}`;
  }

  private label(titles: readonly string[], retired: boolean, detail = ''): string {
    return this.texts.label([...titles.map((title) => this.texts.plain(title)), detail], retired);
  }

  /** The end of the titles is the option; a tag is named by itself, its code is the end of the column's name. */
  private choice({ suffix, titles, tag }: ColumnSpec, retired: boolean): Column['choice'] {
    return { code: suffix.at(-1) ?? '', title: this.label([tag ?? titles.at(-1) ?? ''], retired) };
  }

  private value({ item: { value, code, title }, retired }: United<SpecValue>): ValueLabel {
    return { value, code, title: this.label([title], retired), retired };
  }

  private wordsOf(kind: 'flag' | 'state'): readonly ValueLabel[] {
    const { chosen, notChosen, answered } = this.texts.words;
    const titles = kind === 'state' ? [{ value: 1, title: answered }] : [notChosen, chosen].map((title, value) => ({ value, title }));
    return titles.map(({ value, title }) => ({ value, code: String(value), title, retired: false }));
  }

  /** Notes the set, named by its first column's version, and returns its key. */
  private setOf({ code, title }: SurveyNode, { key, suffix, titles }: SetSpec): string {
    if (!this.sets.has(key)) {
      const name = `$${this.setNames.of(code, ...suffix)}`;
      this.sets.set(key, { key, name, label: this.label([title, ...titles], false) });
    }
    return key;
  }
}

/**
 * The columns of a survey over several versions (Spec 3, export types and code kinds), given newest first: the draft, then what was launched. Keys depend on ids alone, so they stay when
 * titles, codes or the order change; parameters that are values of their own follow the facts, and then what an exam gave; where a question became one of another kind, the columns of the old kind stay as retired ones. Linear in the
 * number of columns.
 */
export function columnPlan(versions: readonly SurveyDefinition[], options: ColumnPlanOptions = {}): ColumnPlan {
  const planner = new Planner(versions, options);
  for (const question of plannedQuestions(versions)) planner.add(question);
  return planner.plan;
}
