import { describe, expect, it } from '@jest/globals';
import { questionRow } from '../catalogue/question-catalogue.js';
import { launchFindings } from '../check/launch-findings.js';
import type { Language } from '../definition/definition.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { apply } from '../edit/apply.js';
import type { NewNode } from '../definition/new-part.js';
import { LIBRARY_LIMITS } from '../limit/author-limits.js';
import { textLength } from '../text/text.js';
import { commonLibrary } from './common-library.js';
import { libraryNode } from './library-node.js';
import { commonEn } from './locales/common-en.js';
import { commonZhCN } from './locales/common-zh-cn.js';
import { COMMON_PLAN } from './common-plan.js';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];
const libraries = LANGUAGES.map((language) => ({ language, library: commonLibrary(language) }));

function surveyOf(node: NewNode, language: Language) {
  const applied = apply(emptyDefinition({ title: 'A survey', language }), [{ op: 'addNode', node }]);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied.definition;
}

describe('the common library', () => {
  it('has at least 60 questions, the same in both languages', () => {
    const [chinese = [], english = []] = libraries.map(({ library }) => library.items.map(({ id, categoryId }) => `${categoryId} ${id}`));

    expect(chinese.length).toBeGreaterThanOrEqual(60);
    expect(chinese).toEqual(english);
    expect(new Set(chinese.map((id) => id.split(' ')[1])).size).toBe(chinese.length);
  });

  it('has words for every question and category, and no others', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

    for (const { questions, categories } of [commonEn, commonZhCN]) {
      expect(Object.keys(questions).sort()).toEqual(names(COMMON_PLAN.flatMap((category) => category.questions)));
      expect(Object.keys(categories).sort()).toEqual(names(COMMON_PLAN));
    }
  });

  it('gives each question as many options, rows and settings in one language as in the other', () => {
    const shapes = libraries.map(({ library }) =>
      library.items.map(({ id, node: { type, subType, options, children, setting } }) => {
        const flags = options?.map(({ other, exclusive }) => ({ other, exclusive }));
        return [id, type, subType, flags, children?.length, Object.keys(setting ?? {}).sort()];
      }),
    );

    expect(shapes[0]).toEqual(shapes[1]);
  });

  it.each(libraries)('has two levels with names that fit, each once: $language', ({ library: { categories } }) => {
    const upper = new Set(categories.filter(({ parentId }) => parentId === null).map(({ id }) => id));

    for (const { parentId, name } of categories) {
      expect(parentId === null || upper.has(parentId)).toBe(true);
      expect(textLength(name)).toBeLessThanOrEqual(LIBRARY_LIMITS.name);
    }
    expect(new Set(categories.map(({ parentId, name }) => `${parentId} ${name}`)).size).toBe(categories.length);
  });

  it.each(libraries.flatMap(({ language, library }) => library.items.map((item) => ({ language, ...item }))))(
    'has a question that makes a survey that can be launched: $language $id',
    ({ language, node, title }) => {
      const definition = surveyOf(node, language);
      const [added] = definition.nodes;

      expect(parseDefinition(definition)).toEqual({ ok: true, value: definition });
      expect(launchFindings(definition)).toEqual([]);
      expect(added && libraryNode(added)).toEqual(node);
      expect(added && questionRow(added).isAnswerable).toBe(true);
      expect(title).toBe(added?.title);
    },
  );

  it('asks people about themselves with the sample choices (Spec 3)', () => {
    const { items } = commonLibrary('en');
    const optionsOf = (name: string) => items.find(({ id }) => id.endsWith(`0${name}`))?.node.options?.map(({ title }) => title);

    expect(optionsOf('gender')).toEqual(['Male', 'Female']);
    expect(optionsOf('profession')).toHaveLength(13);
    expect(optionsOf('overallSatisfaction')).toEqual(['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']);
  });
});
