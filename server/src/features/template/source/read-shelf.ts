import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from './read-source.js';
import { type Pair, pairOf, type SourceSurvey } from './source-node.js';
import type { Scales } from './compile-source.js';

/** Beside `dist` and `src`, so that both find it. */
const FOLDER = join(import.meta.dirname, '../../../../templates');
const TOPIC = /^(\w+): (.+)$/;

export interface ListedTopic {
  readonly name: string;
  readonly title: Pair;
  /** Names of its surveys, the best first. */
  readonly surveys: readonly string[];
}

const linesOf = (name: string): string[] =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The list of topics, `templates/topics.txt`. */
export function readTopics(): ListedTopic[] {
  const topics: (ListedTopic & { surveys: string[] })[] = [];
  for (const line of linesOf('topics.txt')) {
    const [, name = '', title = ''] = TOPIC.exec(line) ?? [];
    if (name === '') topics.at(-1)?.surveys.push(line.slice(2));
    else topics.push({ name, title: pairOf(title), surveys: [] });
  }
  return topics;
}

/** The shared scales, `templates/scales.txt`. */
export function readScales(): Scales {
  return new Map(
    linesOf('scales.txt').map((line) => {
      const [, name = '', texts = ''] = TOPIC.exec(line) ?? [];
      return [name, texts];
    }),
  );
}

/**
 * The source of one survey.
 *
 * @throws RangeError that names the file of a line that cannot be read.
 */
export function readTemplateFile(topic: string, name: string): SourceSurvey {
  const path = `${topic}/${name}.txt`;
  try {
    return readSource(readFileSync(join(FOLDER, path), 'utf8'));
  } catch (error) {
    throw new RangeError(`${path}: ${String(error)}`, { cause: error });
  }
}
