import type { Answer, Answers, ChoiceAnswer, MatrixCell } from '../../answer/answer.js';
import { isNumber } from '../../answer/formats.js';
import { type KindedAnswer, kindOfAnswer } from '../../answer/kind-of-answer.js';
import { isGrowingTable } from '../../definition/answer-kind.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { findNode } from '../../definition/walk.js';
import { LIMITS } from '../../limit/limits.js';

/** Number formats read `007` and `7` as the same value. */
const typed = (text: string, format: number): string =>
  (format === 1 || format === 2) && isNumber(text) ? `number ${Number(text)}` : `text ${text}`;

function formatOfOption(node: SurveyNode, id: string): number {
  const option = node.options?.flatMap((item) => [item, ...(item.nodes ?? [])]).find((item) => String(item.id) === id);
  return (option?.type ?? 0) === 0 ? (option?.setting?.format ?? 0) : (option?.type ?? 0);
}

const choiceFacts = ({ option, text }: ChoiceAnswer): string[] => [
  `chosen ${option}`,
  ...(text === undefined ? [] : [`text of ${option} ${text}`]),
];

const fieldFacts = (node: SurveyNode, fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([id, text]) => `field ${id} ${typed(text, formatOfOption(node, id))}`);

function cellFacts(node: SurveyNode, cell: MatrixCell): string[] {
  if ('option' in cell) return choiceFacts(cell);
  if ('options' in cell) return cell.options.flatMap(choiceFacts);
  if ('fields' in cell) return fieldFacts(node, cell.fields);
  return 'number' in cell ? [`number ${cell.number}`] : [`text ${cell.text}`];
}

/** Cells of a growing table by the number of the line and of the column; any break or tab in them counts as a space. */
const lineFacts = (node: SurveyNode, fields: Readonly<Record<string, string>>, index: number): string[] =>
  (node.options ?? []).flatMap(({ id }, column) =>
    fields[id] === undefined ? [] : [`line ${index} ${column} ${fields[id].replace(/[\t\r\n]+/g, ' ')}`],
  );

const inRow = (row: number | string, facts: readonly string[]): string[] => facts.map((fact) => `row ${row} ${fact}`);

function factsOfKind(node: SurveyNode, { kind, answer }: KindedAnswer): string[] {
  switch (kind) {
    case 'single':
      return choiceFacts(answer);
    case 'multiple':
      return answer.options.flatMap(choiceFacts);
    case 'text':
      return [typed(answer.text, node.type === 3 ? (node.setting?.format ?? 0) : 0)];
    case 'number':
      return [`number ${answer.number}`];
    case 'evaluate':
      return [
        `number ${answer.level}`,
        ...answer.tags.map((tag) => `tag ${tag}`),
        ...(answer.text === undefined ? [] : [`comment ${answer.text}`]),
      ];
    case 'table':
      if (isGrowingTable(node))
        return [`count ${answer.rows.length}`, ...answer.rows.flatMap((fields, index) => lineFacts(node, fields, index))];
      return answer.rows.flatMap((fields, index) => inRow(node.children?.[index]?.id ?? 0, fieldFacts(node, fields)));
    case 'rank':
      return answer.order.map((id, index) => `value ${id} ${index + 1}`);
    case 'cascade':
      return answer.path.map((id, index) => `level ${index + 1} ${id}`);
    case 'city':
      return [
        ...answer.codes.map((code, index) => `division ${index + 1} ${code}`),
        ...(answer.detail === undefined ? [] : [`address ${answer.detail}`]),
      ];
    case 'matrix':
      return [
        ...Object.entries(answer.rows).flatMap(([row, cell]) => inRow(row, cellFacts(node, cell))),
        ...Object.entries(answer.names ?? {}).map(([row, name]) => `row ${row} name ${name}`),
      ];
    case 'fields':
      return fieldFacts(node, answer.fields);
    case 'proportion':
      return Object.entries(answer.fields).flatMap(([id, weight]) => (weight === 0 ? [] : [`value ${id} ${weight}`]));
    case 'date':
      return [`${answer.date.charAt(2) === ':' ? 'time' : 'date'} ${answer.date}`];
    case 'files':
      return [
        `count ${answer.files.length}`,
        ...answer.files.slice(0, LIMITS.uploadFiles).map((file, index) => `file ${index + 1} ${file}`),
      ];
    case 'position':
      return [`longitude ${answer.lng}`, `latitude ${answer.lat}`, ...(answer.address === undefined ? [] : [`address ${answer.address}`])];
    case 'points': {
      const counts = new Map<number, number>();
      for (const { option } of answer.points) if (option !== undefined) counts.set(option, (counts.get(option) ?? 0) + 1);
      return [`count ${answer.points.length}`, ...Array.from(counts, ([id, count]) => `value ${id} ${count}`)];
    }
  }
}

function factsOf(node: SurveyNode, answer: Answer): string[] {
  return factsOfKind(node, kindOfAnswer(answer)).map((fact) => `${node.id} ${fact}`);
}

/** Tells the facts that the answers have, as far as columns hold them, sorted, a sentence for each. It reads the stored answers alone. */
export const answerFacts = (definition: SurveyDefinition, answers: Answers): string[] =>
  Object.entries(answers)
    .flatMap(([id, answer]) => {
      const node = findNode(definition, Number(id));
      return node === undefined ? [] : factsOf(node, answer);
    })
    .sort();
