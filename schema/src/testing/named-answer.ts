import type { Answer, Answers, ChoiceAnswer, MatrixCell } from '../answer/answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { nodeByCode, optionIdIn, rowIdIn } from './by-name.js';

/** The title of an option, or it with the text in its input. */
type NamedChoice = string | readonly [title: string, text: string];

/** Content of one row of a matrix: a choice, choices, a text or number, or texts by column. */
type NamedCell = string | number | readonly NamedChoice[] | Readonly<Record<string, string>>;

/**
 * An answer as a test writes it, by titles: `'red'`, `['tea', ['other', 'mate']]`, a text, a number; titles in order for a rank or cascade; texts by
 * field, numbers by item; cells by row of a matrix; a list of texts by column for a table. What has no titles stands as it is stored.
 */
export type NamedAnswer =
  | string
  | number
  | readonly NamedChoice[]
  | Readonly<Record<string, NamedCell>>
  | readonly Readonly<Record<string, string>>[]
  | Answer;

type Named = NamedAnswer | NamedCell | NamedChoice;

const isList = (named: Named): named is readonly NamedChoice[] => Array.isArray(named);

function listOf(named: Named): readonly NamedChoice[] {
  if (typeof named === 'string') return [named];
  if (isList(named)) return named;
  throw new Error('Not a list of titles');
}

const choice = (node: SurveyNode, named: NamedChoice): ChoiceAnswer =>
  typeof named === 'string' ? { option: optionIdIn(node, named) } : { option: optionIdIn(node, named[0]), text: named[1] };

/** One choice: a title, or a list whose only entry is a title with its text. */
function onlyChoice(node: SurveyNode, named: Named): ChoiceAnswer {
  const [first] = listOf(named);
  if (first === undefined) throw new Error('One option must be named');
  return choice(node, first);
}

const ids = (node: SurveyNode, named: Named): number[] => listOf(named).map((title) => choice(node, title).option);

const byOption = <Value>(node: SurveyNode, named: Named): Record<string, Value> =>
  Object.fromEntries(Object.entries(named).map(([title, value]) => [optionIdIn(node, title), value]));

function cell(node: SurveyNode, named: Named): MatrixCell {
  if (typeof named === 'number') return { number: named };
  if (node.subType === 2) return { options: listOf(named).map((item) => choice(node, item)) };
  if (node.subType !== 3) return onlyChoice(node, named);
  return typeof named === 'string' ? { text: named } : { fields: byOption(node, named) };
}

const rowsOf = (node: SurveyNode, named: Named): Record<string, MatrixCell> =>
  Object.fromEntries(Object.entries(named).map(([title, value]) => [rowIdIn(node, title), cell(node, value)]));

/** Returns an answer named by a text, a number or a list; other answers have parts, or are stored as written. */
function answerFor(node: SurveyNode, named: NamedAnswer): Answer {
  switch (answerKindOf(node)) {
    case 'single':
      return onlyChoice(node, named);
    case 'multiple':
      return { options: listOf(named).map((item) => choice(node, item)) };
    case 'text':
      return { text: String(named) };
    case 'number':
      return { number: Number(named) };
    case 'date':
      return { date: String(named) };
    case 'rank':
      return { order: ids(node, named) };
    case 'cascade':
      return { path: ids(node, named) };
    case 'files':
      return { files: listOf(named).map(String) };
    case 'matrix':
      return { rows: rowsOf(node, named) };
    case 'fields':
      return { fields: byOption<string>(node, named) };
    case 'proportion':
      return { fields: byOption<number>(node, named) };
    case 'table':
      return { rows: Object.values(named).map((row) => byOption<string>(node, row)) };
    default:
      return named as Answer; // evaluations, addresses and places have no titles to look up
  }
}

/** `answersOf(shop, { Q1: 'red', Q2: ['tea', ['other', 'mate']], Q3: 'because', Q4: { taste: 'good' } })`: answers by code and title. */
export const answersOf = (definition: SurveyDefinition, named: Readonly<Record<string, NamedAnswer>>): Answers =>
  Object.fromEntries(
    Object.entries(named).map(([code, answer]) => {
      const node = nodeByCode(definition, code);
      return [String(node.id), answerFor(node, answer)];
    }),
  );
