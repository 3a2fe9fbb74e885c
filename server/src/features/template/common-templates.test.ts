/** @store sqlite: reads files and compiles them; nothing is stored. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  canonicalText,
  launchFindings,
  parseDefinition,
  questionRow,
  Simulation,
  type SurveyDefinition,
  uncoveredParts,
  walkNodes,
} from '@wence/schema';
import { compileSource } from './source/compile-source.js';
import { readScales, readTemplateFile, readTopics } from './source/read-shelf.js';

const FOLDER = join(import.meta.dirname, '../../../templates');
const TOPICS = readTopics();
const ALL = TOPICS.flatMap(({ name: topic, surveys }) => surveys.map((name) => ({ topic, name })));
const SCALES = readScales();
const HAN = /[\p{Script=Han}\u3001-\u303f\uff01-\uff5e]/u;
/** Enough for every option and row of the longest of them. */
const RESPONDENTS = 60;
const FILE = 'x'.repeat(24);

const compiled = ({ topic, name }: (typeof ALL)[number], language: 'zh-CN' | 'en') =>
  compileSource(readTemplateFile(topic, name), language, SCALES);

/** The definition without its texts. */
function structureOf(definition: SurveyDefinition): unknown {
  const texts = new Set(['title', 'welcome', 'language', 'rightTitle', 'left_text', 'right_text', 'suffix', 'placeholders', 'tags']);
  return JSON.parse(JSON.stringify(definition, (key, value: unknown) => (texts.has(key) ? undefined : value)));
}

function simulated(definition: SurveyDefinition) {
  const simulation = new Simulation(definition, { count: RESPONDENTS, seed: 7, files: () => [FILE] });
  while (simulation.next() !== null);
  return uncoveredParts(simulation.coverage);
}

describe('the templates that come with the product', () => {
  it('are at least 60 over at least 12 topics, at least 5 in each, every file in the list once', () => {
    const files = TOPICS.flatMap(({ name }) => readdirSync(join(FOLDER, name)).map((file) => `${name}/${file}`));

    expect(TOPICS.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...TOPICS.map(({ surveys }) => surveys.length))).toBeGreaterThanOrEqual(5);
    expect(ALL.length).toBeGreaterThanOrEqual(60);
    expect(ALL.map(({ topic, name }) => `${topic}/${name}.txt`).toSorted()).toEqual(files.toSorted());
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it('use most types of questions', () => {
    const keys = new Set(ALL.flatMap((each) => [...walkNodes(compiled(each, 'en').nodes)].map((node) => questionRow(node).key)));

    expect(keys.size).toBeGreaterThan(35);
  });

  describe.each(ALL)('$topic/$name', (each) => {
    const both = [compiled(each, 'zh-CN'), compiled(each, 'en')] as const;
    const questions = [...walkNodes(both[1].nodes)].filter((node) => questionRow(node).isAnswerable);

    it('has 6 to 20 questions and can be launched as it is: no errors, no warnings', () => {
      expect(questions.length).toBeGreaterThanOrEqual(6);
      expect(questions.length).toBeLessThanOrEqual(20);
      for (const definition of both) {
        expect(parseDefinition(JSON.parse(canonicalText(definition)))).toEqual({ ok: true, value: definition });
        expect(launchFindings(definition)).toEqual([]);
      }
    });

    it('is the same in both languages but for its texts, and all of them are translated', () => {
      expect(structureOf(both[1])).toEqual(structureOf(both[0]));
      expect(canonicalText(both[1])).not.toMatch(HAN);
      expect(both[0].title).toMatch(HAN);
    });

    it('has no question, option, row or rule that respondents cannot reach', () => {
      expect(simulated(both[0])).toEqual({ questions: [], options: [], rows: [], logic: [] });
    });
  });
});
