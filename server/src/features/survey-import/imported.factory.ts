import { readdirSync, readFileSync } from 'node:fs';
import {
  bracketsAt,
  type Condition,
  type ImportedSurvey,
  languageOf,
  type LogicItem,
  logicOf,
  questionRow,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { readDocument } from './read-document.js';

const FOLDER = new URL('./fixtures/', import.meta.url);

/** The documents of the fixtures, by name; `.outline` files beside them say what they become. */
export const documentNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => !/\.(?:outline|md)$/.test(name))
    .toSorted();

export const documentBytes = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

export const expectedOutline = (name: string): string => readFileSync(new URL(`${name}.outline`, FOLDER), 'utf8').trim();

/** Reads a document of the fixtures in this process. */
export async function importedFrom(bytes: Buffer): Promise<ImportedSurvey> {
  const read = await readDocument({ bytes, text: '', title: 'Untitled', language: 'en' });
  if (!read.ok) throw new Error(`Nothing was read: ${read.reason}`);
  return JSON.parse(read.imported) as ImportedSurvey;
}

function nodeLine(node: SurveyNode): string {
  const { code, title, required, setting, sequence, childSequence, options = [], children = [] } = node;
  // Numbers that count the options say nothing.
  const isOwnCode = (typed: string) => !(Number(typed) >= 1 && Number(typed) <= options.length);
  const titles = options.map((option) => {
    const input =
      option.type === undefined ? '' : `#${option.type}${option.setting?.options ? `(${option.setting.options.join(',')})` : ''}`;
    const value = isOwnCode(option.code) ? `@${option.code}` : '';
    return `${option.title}${option.other ? '+' : ''}${option.exclusive ? '!' : ''}${option.locked ? '~' : ''}${input}${value}`;
  });
  const rows = children.map(
    ({ title: name, rightTitle, other, locked }) =>
      `${name}${rightTitle === undefined ? '' : `<>${rightTitle}`}${other ? '+' : ''}${locked ? '~' : ''}`,
  );
  const order = [sequence && `order ${sequence}`, childSequence && `rows ${childSequence}`].filter(Boolean);
  return [
    `${code} ${questionRow(node).key}${required ? '*' : ''}: ${title}`,
    titles.length > 0 && `[${titles.join(' | ')}]`,
    rows.length > 0 && `rows [${rows.join(' | ')}]`,
    setting && JSON.stringify(setting),
    ...order,
  ]
    .filter(Boolean)
    .join(' ');
}

function namesOf({ nodes }: SurveyDefinition): ReadonlyMap<number, string> {
  const parts = nodes.flatMap(({ id, code, options = [], children = [] }) => [
    [id, code] as const,
    ...options.map((option) => [option.id, option.title] as const),
    ...children.map((row) => [row.id, row.title] as const),
  ]);
  return new Map([...parts, [0, 'end'], [-1, 'screened out']]);
}

type Names = (id: number | undefined) => string;

function conditionText(conditions: readonly Condition[], place: number, name: Names): string {
  const { nodeId, childId, optionId = [], algorithm, result = [], operator } = conditions[place] as Condition; // Its own place.
  const { opens, closes } = bracketsAt(conditions, place);
  const what = [name(childId), ...optionId.map(name), ...result].filter((part) => part !== '').join(',');
  return `${operator === 2 ? 'or ' : ''}${opens ? '[' : ''}${name(nodeId)} ${algorithm}(${what})${closes ? ']' : ''}`;
}

function ruleLine({ model, type, nodeId, target, optionId = [], conditions }: LogicItem, name: Names): string {
  const [first] = conditions;
  if (model === 2 && type === 1 && first)
    return `${name(nodeId)} has what is ${first.algorithm === 1 ? '' : 'not '}chosen in ${name(first.nodeId)}`;
  const owner = `${name(nodeId)}${optionId.length > 0 ? ` [${optionId.map(name).join(' | ')}]` : ''}`;
  const when = conditions.map((_condition, place) => conditionText(conditions, place, name));
  return `${owner} ${target === undefined ? 'shown' : `to ${name(target)}`} if ${when.join(' ')}`;
}

/** A survey as lines that people can check: its questions, its logic, what was lost and what the check of a launch says. */
export function outlineOf({ definition, notes, findings }: ImportedSurvey): string {
  const names = namesOf(definition);
  const name = (id: number | undefined) => (id === undefined ? '' : (names.get(id) ?? '?'));
  const rules = logicOf(definition).map((item) => ruleLine(item, name));
  return [
    `${definition.title} (${languageOf(definition)})`,
    ...(definition.welcome === undefined ? [] : [`welcome ${definition.welcome}`]),
    ...definition.nodes.map(nodeLine),
    ...rules,
    ...(definition.endings?.normal ? [`end ${JSON.stringify(definition.endings.normal)}`] : []),
    ...notes.map(({ code, nodeId, text }) => `note ${code} ${nodeId === null ? '-' : name(nodeId)} ${text}`.trim()),
    ...findings.map(({ severity, code, nodeId }) => `${severity} ${code} ${name(nodeId)}`.trim()),
  ].join('\n');
}
