import {
  apply,
  defaultTexts,
  emptyDefinition,
  findNode,
  type Language,
  type NewNode,
  type NewOption,
  type NewRow,
  type NodeSetting,
  type Operation,
  rowByKey,
  type SurveyDefinition,
  type SurveyNode,
  templateContent,
} from '@wence/schema';
import { ruleOperation } from './compile-rule.js';
import { pairOf, type SourceNode, type SourcePart, type SourceSurvey } from './source-node.js';

/** Inserted answers: the name of a question and what is said without an answer. */
const PIPED = /\{(\w+):([^}]*)\}/g;
const LISTS = new Set(['placeholders']);
const SEQUENCES = new Set(['sequence', 'childSequence']);
const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false };
const ANSWER_TYPES: Readonly<Record<string, number>> = { integer: 1, number: 2, mobile: 3, email: 4 };

/** Scales that several surveys share, by their names. */
export type Scales = ReadonlyMap<string, string>;

function valueOf(key: string, text: string, language: Language): unknown {
  if (/^-?\d+$/.test(text)) return Number(text);
  const said = pairOf(text)[language];
  return LISTS.has(key) ? said.split(';').map((word) => word.trim()) : (FLAGS[said] ?? said);
}

const settingOf = ({ setting }: SourceNode, language: Language): NodeSetting =>
  Object.fromEntries([...setting].flatMap(([key, text]) => (SEQUENCES.has(key) ? [] : [[key, valueOf(key, text, language)]])));

/** The order of options, rows or the nodes of a group, which is no setting. */
const sequencesOf = ({ setting }: SourceNode): object =>
  Object.fromEntries([...setting].flatMap(([key, text]) => (SEQUENCES.has(key) ? [[key, Number(text)]] : [])));

function optionOf({ title, marks }: SourcePart, language: Language): NewOption {
  const type = marks.map((mark) => ANSWER_TYPES[mark]).find((number) => number !== undefined);
  const [left = '', rightTitle] = title[language].split(' ~ ');
  return {
    title: left,
    rightTitle,
    type,
    ...(marks.includes('other') && { other: true }),
    ...(marks.includes('only') && { exclusive: true }),
    ...(marks.includes('optional') && { required: false }),
    ...(marks.includes('locked') && { locked: true }),
  };
}

function rowOf(part: SourcePart, language: Language): NewRow {
  const { title, rightTitle, other, locked } = optionOf(part, language);
  return { title, rightTitle, other, locked };
}

/** Nests the levels of a cascade. */
function levelsOf(parts: readonly SourcePart[], language: Language, depth = 1): NewOption[] {
  const made: NewOption[] = [];
  for (const [place, part] of parts.entries()) {
    if (part.depth !== depth) continue;
    const next = parts.findIndex((other, at) => at > place && other.depth <= depth);
    const below = parts.slice(place + 1, next === -1 ? parts.length : next);
    made.push({ ...optionOf(part, language), ...(below.length > 0 && { nodes: levelsOf(below, language, depth + 1) }) });
  }
  return made;
}

/** Makes one survey in one language, one operation after the other, as an author would. */
class SourceCompiler {
  private readonly named = new Map<string, number>();
  private definition: SurveyDefinition;

  constructor(
    private readonly source: SourceSurvey,
    private readonly language: Language,
    private readonly scales: Scales,
  ) {
    this.definition = { ...emptyDefinition({ title: this.headText('title') }), language };
  }

  compile(): SurveyDefinition {
    const welcome = this.headText('welcome');
    const paging = this.source.head.get('paging') ?? 'page';
    // What the head says is read like any change from outside, so a wrong word in it is a fault.
    const set = { ...(welcome && { welcome }), paging, theme: this.theme() } as Extract<Operation, { op: 'updateSurvey' }>['set'];
    this.run({ op: 'updateSurvey', set });
    const made = this.source.nodes.flatMap((node) => this.addWithin(node, null));
    for (const { source, id } of made) {
      for (const rule of source.rules) this.run(ruleOperation(rule, { definition: this.definition, named: this.named, nodeId: id }));
    }
    return this.definition;
  }

  private addWithin(source: SourceNode, parentId: number | null): { source: SourceNode; id: number }[] {
    const id = this.add(source, parentId);
    return [{ source, id }, ...source.nodes.flatMap((inner) => this.addWithin(inner, id))];
  }

  private add(source: SourceNode, parentId: number | null): number {
    const created = this.run({ op: 'addNode', node: this.nodeOf(source), parentId });
    const id = created.find((each): each is number => findNode(this.definition, each) !== undefined) ?? 0;
    if (source.name !== '') this.named.set(source.name, id);
    return id;
  }

  private nodeOf(source: SourceNode): NewNode {
    const { language } = this;
    const { type, subType } = rowByKey(source.key);
    const setting = settingOf(source, language);
    const given = source.scale === '' ? levelsOf(source.options, language) : this.scale(source.scale);
    const content = source.key === 'evaluate' ? templateContent(setting.template ?? 0, language) : undefined;
    const hasNone = source.key === 'matrixRate' || source.key === 'matrixFill';
    const options = given.length > 0 ? given : (content?.options ?? (hasNone ? [] : undefined));
    const rows = source.rows.map((row) => rowOf(row, language));
    return {
      ...(source.key === 'group' ? { group: true } : { type, subType }),
      ...(source.key !== 'page' && { title: this.piped(source.title[language]) }),
      ...(source.required && { required: true }),
      ...sequencesOf(source),
      setting: { ...content?.setting, ...setting },
      options,
      children: rows.length > 0 ? rows : undefined,
    };
  }

  /** Options of a shared scale; `satisfaction` is the one that new questions have, too. */
  private scale(name: string): NewOption[] {
    const texts =
      name === 'satisfaction' ? defaultTexts(this.language).samples.satisfaction : this.said(this.scales.get(name) ?? '').split('; ');
    return texts.map((title) => ({ title }));
  }

  private piped(title: string): string {
    return title.replaceAll(PIPED, (_, name: string, fallback: string) => {
      const node: SurveyNode | undefined = findNode(this.definition, this.named.get(name) ?? 0);
      if (!node) throw new RangeError(`no question ${name} in front of: ${title}`);
      return `<span data-ref="${node.id}" data-fallback="${fallback}">[${node.code}]</span>`;
    });
  }

  private theme(): object {
    const words = (this.source.head.get('theme') ?? '').split(' ').filter((word) => word !== '');
    return Object.fromEntries(
      words.map((word) => {
        const [key = '', value] = word.split('=');
        return [key, value === undefined ? true : valueOf(key, value, this.language)];
      }),
    );
  }

  private said(text: string): string {
    return pairOf(text)[this.language];
  }

  private headText(key: string): string {
    return this.said(this.source.head.get(key) ?? '');
  }

  private run(operation: Operation): number[] {
    const result = apply(this.definition, [operation]);
    if (!result.ok) throw new RangeError(`${JSON.stringify(operation)}: ${JSON.stringify(result)}`);
    this.definition = result.definition;
    return result.created;
  }
}

/**
 * The survey of a template in one language. Both languages of one source get the same ids, codes, settings and logic.
 *
 * @throws RangeError for what breaks a rule of the edit language, or a rule that names what is not there.
 */
export const compileSource = (source: SourceSurvey, language: Language, scales: Scales): SurveyDefinition =>
  new SourceCompiler(source, language, scales).compile();
