import { languageOf } from '../definition/defaults.js';
import type { Language, SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';
import { scanTokens } from '../piping/token.js';
import type { MissingCode } from './column.js';
import { type ColumnWords, en, zhCN } from './locales/column-words.js';

const WORDS: Readonly<Record<Language, ColumnWords>> = { 'zh-CN': zhCN, en };

/** The words of a language for columns, values and missing codes. */
export const columnWords = (language: Language): ColumnWords => WORDS[language];

/** Says in words what a missing code means, for codebooks and labels. */
export const missingLabel = (code: MissingCode, language: Language): string => columnWords(language).missing[code];

/** Makes plain texts of titles and puts labels together, in the language of the newest version unless another is named. */
export class ColumnTexts {
  readonly words: ColumnWords;
  private readonly codes = new Map<number, string>();

  constructor(versions: readonly SurveyDefinition[], language?: Language) {
    const [newest] = versions;
    this.words = columnWords(language ?? (newest === undefined ? 'zh-CN' : languageOf(newest)));
    for (const { nodes } of versions) for (const { id, code } of walkNodes(nodes)) if (!this.codes.has(id)) this.codes.set(id, code);
  }

  /** A title as plain text; an answer that is inserted into it stands as a chip with the code of its question. */
  plain(title: string): string {
    let text = '';
    let end = 0;
    for (const token of scanTokens(title)) {
      const code = this.codes.get(token.nodeId);
      text += title.slice(end, token.start) + (code === undefined ? token.fallback : this.words.answerTo(code));
      end = token.end;
    }
    return readableText(text + title.slice(end));
  }

  /** The titles one after the other, those that are empty left out. */
  label(titles: readonly string[], isRetired: boolean): string {
    const label = titles.filter((title) => title !== '').join(' - ');
    return isRetired ? this.words.retired(label) : label;
  }
}
