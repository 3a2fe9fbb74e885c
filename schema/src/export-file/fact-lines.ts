import type { CodebookLine } from './codebook.js';
import type { FileLayout } from './file-layout.js';
import { instantTexts } from './local-time.js';
import { fileWords } from './locales/file-words.js';

/** Facts about a file that stand in it, where its format has a place for them. */
export interface FileFacts {
  /** Title of the survey, as plain text. */
  readonly title: string;
  readonly exportedAt: Date;
  /** Numbers of the versions that the responses were given on. */
  readonly versions: readonly number[];
  /** The filter in words; empty for none. */
  readonly filter: string;
  /** Responses in the file. */
  readonly responses: number;
}

/** Tells the facts about a file in the language of its layout, a line for each: what it is, and the fact. `cutTexts`: texts that did not fit into a cell. */
export function factLines({ columns, options }: FileLayout, facts: FileFacts, cutTexts: number): readonly CodebookLine[] {
  const { language, kind, timeZone } = options;
  const words = fileWords(language);
  const { title, exportedAt, versions, filter, responses } = facts;
  return [
    [words.facts.title, title],
    [words.facts.exportedAt, instantTexts({ kind: 2, timeZone })(exportedAt.getTime())],
    [words.facts.timeZone, kind === 1 ? 'UTC' : timeZone],
    [words.facts.kind, words.kinds[kind]],
    [words.facts.versions, versions.join(', ')],
    [words.facts.filter, filter === '' ? words.all : filter],
    [words.facts.responses, responses],
    [words.facts.columns, columns.length],
    [words.facts.cutTexts, cutTexts],
  ];
}
