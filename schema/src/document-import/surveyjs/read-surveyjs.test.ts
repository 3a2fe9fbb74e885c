import { describe, expect, it } from '@jest/globals';
import { importJson } from '../import-document.js';

function read(document: unknown, language: 'zh-CN' | 'en' = 'en') {
  const imported = importJson(document, { title: 'Untitled', language });
  if (!imported.ok) throw new Error(imported.reason);
  return imported;
}

describe('texts in several languages', () => {
  const title = { 'zh-tw': '\u91cf\u8868', 'zh-cn': '\u91cf\u8868\u4e8c', default: 'Default', de: 'Deutsch', 'pt-br': 'Brasil' };
  const titleIn = (locale?: string) => read({ locale, title, elements: [{ type: 'text', name: 'a' }] }).definition.title;

  it('are read in the language of the survey, and not in one whose name only begins alike', () => {
    expect(titleIn('de')).toBe('Deutsch');
    expect(titleIn('zh-cn')).toBe('\u91cf\u8868\u4e8c');
    expect(titleIn('pt')).toBe('Brasil');
    expect(titleIn('fr')).toBe('Default');
    expect(titleIn('(')).toBe('Default');
    expect(titleIn()).toBe('Default');
  });
});

describe('limits of fields and columns', () => {
  it('come over with them', () => {
    const numeric = { type: 'numeric', minValue: 10, maxValue: 900 };
    const { definition } = read({
      elements: [
        {
          type: 'multipletext',
          name: 'a',
          items: [
            { name: 'x', validators: [numeric] },
            { name: 'y', maxLength: 12 },
          ],
        },
        { type: 'matrixdynamic', name: 'b', columns: [{ name: 'z', cellType: 'text', inputType: 'number', min: 1, max: 9 }] },
      ],
    });

    expect(definition.nodes[0]?.options?.map(({ setting }) => setting)).toEqual([{ min: 10, max: 900 }, { max_word: 12 }]);
    expect(definition.nodes[1]?.options?.[0]).toMatchObject({ type: 2, setting: { min: 1, max: 9 } });
  });
});

describe('questions of one name', () => {
  it('stay apart, and the first one is meant by the name', () => {
    const { definition, notes } = read({
      elements: [
        { type: 'radiogroup', name: 'a', choices: ['x', 'y'] },
        { type: 'text', name: 'a', hasComment: true },
        { type: 'text', name: 'b', visibleIf: "{a} = 'x'" },
      ],
    });
    const [first, second] = definition.nodes.map(({ id }) => id);

    expect(definition.logic?.[0]?.conditions).toMatchObject([{ nodeId: first, algorithm: 1 }]);
    expect(notes).toEqual([{ code: 'settingLost', nodeId: second, text: 'hasComment' }]);
  });
});

describe('a condition with a value that a scale cannot have', () => {
  it('is lost alone, and no question with it', () => {
    const { definition, notes } = read({
      elements: [
        { type: 'rating', name: 'a' },
        { type: 'text', name: 'b', visibleIf: "{a} = 'good'" },
      ],
    });

    expect(definition.nodes).toHaveLength(2);
    expect(notes).toMatchObject([{ code: 'conditionLost', text: "{a} = 'good'" }]);
  });
});

describe('a rating in steps', () => {
  it('offers exactly its values', () => {
    const { definition } = read({ elements: [{ type: 'rating', name: 'a', rateMin: 0, rateMax: 0.5, rateStep: 0.1 }] });

    expect(definition.nodes[0]?.options?.map(({ title }) => title)).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5']);
  });
});

describe('a trigger', () => {
  it('shows what is out of sight on a page only while the page is shown', () => {
    const { definition } = read({
      pages: [
        {
          elements: [
            { type: 'boolean', name: 'a' },
            { type: 'boolean', name: 'b' },
          ],
        },
        { visibleIf: '{a}', elements: [{ type: 'text', name: 'c', visible: false }] },
      ],
      triggers: [
        { type: 'visible', expression: '{b} = true', questions: ['c'] },
        { type: 'visible', expression: '{b} = false', questions: ['c'] },
      ],
    });
    const [a, b] = definition.nodes.map(({ id }) => id);
    const [shown] = definition.logic ?? [];

    expect(shown?.conditions.map(({ nodeId, operator = 1, parentId = 0 }) => [nodeId, operator, parentId])).toEqual([
      [a, 1, 0],
      [b, 1, 1],
      [b, 2, 1],
    ]);
    expect(definition.nodes.at(-1)?.setting).toBeUndefined();
  });
});
