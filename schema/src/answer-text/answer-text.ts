import type { Answer } from '../answer/answer.js';
import { rowsOf } from '../definition/defaults.js';
import type { Language, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes, walkOptions } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';
import { answerLines, type AnswerLine, type AnswerNames, oneLine } from './answer-lines.js';
import { type AnswerWords, en, zhCN } from './locales/answer-words.js';

export type { AnswerLine } from './answer-lines.js';

const WORDS: Readonly<Record<Language, AnswerWords>> = { 'zh-CN': zhCN, en };

/** Names that stand outside the definition. */
export interface KnownNames {
  /** Name of a division of China by its six-digit code; undefined: the code is written. */
  readonly division?: (code: string) => string | undefined;
  /** Name of a stored file by its id; undefined: the id is written. */
  readonly file?: (id: string) => string | undefined;
}

/** Titles of options and rows with answers inserted, by id, as `Evaluation.texts` has them: what one respondent read. */
type FilledTexts = Readonly<Record<number, string>>;

/** Writes the answers to one version of a survey as people read them. Without the titles that a respondent read, places for answers are named. */
export interface AnswerTexts {
  /** One line for each choice, row, field or file, for a page that has room. */
  readonly lines: (nodeId: number, answer: Answer, filled?: FilledTexts) => readonly AnswerLine[];
  /** The whole answer in one line, for the cell of a table. */
  readonly text: (nodeId: number, answer: Answer, filled?: FilledTexts) => string;
}

/** The titles of all nodes' options and rows by id: an answer may name those of another question, which were carried over. */
function titlesOf({ nodes }: Pick<SurveyDefinition, 'nodes'>): Map<number, string> {
  const titles = new Map<number, string>();
  for (const node of walkNodes(nodes)) {
    for (const { id, title } of walkOptions(node.options)) titles.set(id, title);
    for (const { id, title } of rowsOf(node)) titles.set(id, title);
  }
  return titles;
}

/**
 * Prepares everything of a version that its answers are written with. `definition` must be the version that was answered: an id that it does not
 * know is written as a number. `language` is that of the reader, who need not be the respondent.
 */
export function answerTexts(definition: SurveyDefinition, language: Language, { division, file }: KnownNames = {}): AnswerTexts {
  const titles = titlesOf(definition);
  const nodes = new Map<number, SurveyNode>(Array.from(walkNodes(definition.nodes), (node) => [node.id, node]));
  const words = WORDS[language];
  const readable = new Map<number, string>();
  const titleOf = (id: number): string => {
    const title = readable.get(id) ?? readableText(titles.get(id) ?? String(id));
    readable.set(id, title);
    return title;
  };
  const lines: AnswerTexts['lines'] = (nodeId, answer, filled = {}) => {
    const node = nodes.get(nodeId);
    const names: AnswerNames = {
      title: (id) => (filled[id] === undefined ? titleOf(id) : readableText(filled[id])),
      division: (code) => division?.(code) ?? code,
      file: (id) => file?.(id) ?? id,
      words,
    };
    return node ? answerLines(answer, names, node) : [];
  };
  return {
    lines,
    text(nodeId, answer, filled) {
      const written = lines(nodeId, answer, filled);
      // Choices, places and files are a list; rows and fields have labels, in which commas may stand.
      const isList = written.every(({ label }) => label === undefined);
      return isList ? written.map(({ text }) => text).join(words.comma) : oneLine(written, words);
    },
  };
}
