import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '@wence/schema';
import i18next, { type i18n } from 'i18next';
import { logic as en } from '../../i18n/en/logic';
import { logic as zhCN } from '../../i18n/zh-CN/logic';
import { logicWords } from './logic-words';

const survey: SurveyDefinition = {
  format: 1,
  lastId: 60,
  title: 'Tea',
  language: 'en',
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 2,
      title: 'Which <b>teas</b>?',
      options: [
        { id: 11, code: '1', title: 'Green' },
        { id: 12, code: '2', title: 'Black' },
      ],
    },
    { id: 2, code: 'Q2', type: 3, title: 'Why?' },
    { id: 3, code: 'Q3', type: 6, title: 'Favourite?', options: [{ id: 31, code: '1', title: 'White' }] },
    { id: 4, code: 'Q4', type: 3, title: 'Last' },
  ],
};

let language: i18n;
beforeAll(async () => {
  language = i18next.createInstance();
  await language.init({
    lng: 'en',
    resources: { en: { logic: en }, 'zh-CN': { logic: zhCN } },
    interpolation: { escapeValue: false },
  });
});

const told = (item: Omit<LogicItem, 'id'>, lng = 'en') => logicWords(survey, { id: 50, ...item }, language.getFixedT(lng, 'logic'));

describe('logic in words', () => {
  it('tells conditions in brackets, in both languages', () => {
    const conditions = [
      { id: 51, nodeId: 2, algorithm: 11, parentId: 1 },
      { id: 52, nodeId: 2, algorithm: 12, operator: 2, parentId: 1 },
      { id: 53, nodeId: 4, algorithm: 11 },
    ] as const;
    const show = { model: 1, type: 2, nodeId: 4, algorithm: 1, conditions } as const;

    expect(told(show)).toBe('If (“Q2 Why?” is answered, or “Q2 Why?” is not answered) and “Q4 Last” is answered, show “Q4 Last”');
    const chinese = told(show, 'zh-CN');
    expect(chinese.startsWith(zhCN.if.replace(/\{\{conditions\}\}.*/, zhCN.opened))).toBe(true);
    expect(chinese).toContain(`${zhCN.closed}${zhCN.and}`);
  });

  it('tells a jump, with each condition joined to the one before', () => {
    const jump = {
      model: 1,
      type: 1,
      nodeId: 2,
      target: 4,
      conditions: [
        { id: 51, nodeId: 1, optionId: [11, 12], algorithm: 1 },
        { id: 52, nodeId: 1, optionId: [11, 12], algorithm: 3, operator: 2 },
        { id: 53, nodeId: 2, algorithm: 11 },
      ],
    } as const;

    expect(told(jump)).toBe(
      'If “Q1 Which teas?” has “Green” or “Black” chosen, or “Q1 Which teas?” has all of “Green” and “Black” chosen and “Q2 Why?” is answered, go to “Q4 Last”',
    );
    expect(told(jump, 'zh-CN')).toContain(zhCN.or);
  });

  it.each([
    [0, 'Always go to the end'],
    [-1, 'Always go to the end, screened out'],
    [99, 'Always go to (deleted)'],
  ])('tells where a jump to %i leads', (target, words) => {
    expect(told({ model: 1, type: 1, nodeId: 2, target, conditions: [] })).toBe(words);
  });

  it('tells the page that a jump leads to by its first question', () => {
    const [first, ...others] = survey.nodes;
    const nodes = [first, { id: 8, code: 'P1', type: 0, title: 'Page' } as const, ...others].flatMap((node) => node ?? []);
    const item = { id: 50, model: 1, type: 1, nodeId: 1, target: 8, conditions: [] } as const;

    expect(logicWords({ ...survey, nodes }, item, language.getFixedT('en', 'logic'))).toBe(
      'Always go to the page that begins with “Q2 Why?”',
    );
  });

  it.each([
    [{ algorithm: 3, result: ['tea'] }, 'includes tea'],
    [{ algorithm: 4, result: ['tea'] }, 'does not include tea'],
    [{ algorithm: 7, result: [3] }, 'is not 3'],
    [{ algorithm: 10, result: [3, 5] }, 'is between 3 and 5'],
    [{ algorithm: 12 }, 'is not answered'],
  ])('tells what a text is asked by %j', (asked, words) => {
    const item = { model: 1, type: 2, algorithm: 2, nodeId: 4, conditions: [{ id: 51, nodeId: 2, ...asked }] } as const;

    expect(told(item)).toBe(`If “Q2 Why?” ${words}, hide “Q4 Last”`);
  });

  it('tells how many are to be chosen, and which item is compared', () => {
    const count = { id: 51, nodeId: 1, algorithm: 5, result: [1, 2] };
    const place = { id: 52, nodeId: 3, algorithm: 6, optionId: [31], result: [1] };

    expect(told({ model: 1, type: 2, algorithm: 1, nodeId: 4, conditions: [count, place] })).toBe(
      'If the number chosen in “Q1 Which teas?” is between 1 and 2 and “White” of “Q3 Favourite?” is 1, show “Q4 Last”',
    );
  });

  it('tells which options come and go, and where options are brought from', () => {
    const conditions = [{ id: 51, nodeId: 1, optionId: [77], algorithm: 2 }];

    expect(told({ model: 2, type: 2, algorithm: 2, nodeId: 3, optionId: [31], conditions })).toBe(
      'If “Q1 Which teas?” does not have (deleted) chosen, hide “White”',
    );
    expect(told({ model: 2, type: 1, nodeId: 3, conditions: [{ id: 51, nodeId: 1, algorithm: 1 }] })).toBe(
      'Bring in what is chosen in “Q1 Which teas?”',
    );
  });
});
