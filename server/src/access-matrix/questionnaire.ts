/** Ids of the parts of a questionnaire, before its offset. */
export const PART = {
  single: 1,
  red: 2,
  blue: 3,
  multiple: 5,
  tea: 6,
  mate: 7,
  drinks: 8,
  water: 9,
  matrix: 11,
  morning: 12,
  evening: 13,
  yes: 14,
  no: 15,
  evaluate: 16,
  text: 17,
  group: 18,
  inner: 19,
  last: 20,
  bad: 21,
  poor: 22,
  fair: 23,
  good: 24,
  best: 25,
  upload: 26,
  mobile: 27,
  cascade: 28,
  country: 29,
  show: 30,
  showIf: 31,
  quota: 32,
  quotaIf: 33,
} as const;

export type PartName = keyof typeof PART;

/** What marks the texts of the attacker's own surveys, and the title that it makes. */
export const OWN_MARK = 'mine';
export const OWN_TITLE = `A survey ${OWN_MARK}`;

/**
 * A definition with every kind of part that an id can name. Two with offsets far enough apart have no local id in common; `mark` stands in
 * every text.
 */
export function questionnaire(offset: number, mark: string): Record<string, unknown> {
  const id = (part: PartName) => PART[part] + offset;
  const text = (words: string) => `${words} ${mark}`;
  const options = (...parts: readonly PartName[]) =>
    parts.map((part, place) => ({ id: id(part), code: String(place + 1), title: text(part) }));
  // Titles of levels have room for the beginning of the mark only.
  const levels = options('bad', 'poor', 'fair', 'good', 'best').map((level) => ({ ...level, title: mark.slice(0, 12) + level.code }));
  const ifRed = (condition: 'showIf' | 'quotaIf') => [{ id: id(condition), nodeId: id('single'), algorithm: 1, optionId: [id('red')] }];
  return {
    format: 1,
    lastId: offset + 40,
    title: text('A survey'),
    welcome: text('Welcome'),
    language: 'en',
    // People mark its first text, so that there is somebody's answer to mark.
    settings: { exam: {} },
    nodes: [
      { id: id('single'), code: 'Q1', type: 1, title: text('Colour?'), options: options('red', 'blue') },
      {
        id: id('multiple'),
        code: 'Q2',
        type: 2,
        title: text('Drinks?'),
        options: [
          ...options('tea', 'mate'),
          { id: id('drinks'), code: 'G1', group: true, title: text('Cold'), nodes: [{ id: id('water'), code: '3', title: text('water') }] },
        ],
      },
      {
        id: id('matrix'),
        code: 'Q3',
        type: 14,
        subType: 1,
        title: text('Each?'),
        children: options('morning', 'evening'),
        options: options('yes', 'no'),
      },
      { id: id('evaluate'), code: 'Q4', type: 5, title: text('How good?'), options: levels },
      { id: id('text'), code: 'Q5', type: 3, title: text('Why?'), exam: { score: 1, scoring: 'manual' } },
      {
        id: id('group'),
        code: 'G1',
        group: true,
        title: text('Group'),
        nodes: [{ id: id('inner'), code: 'Q6', type: 3, title: text('And?') }],
      },
      { id: id('upload'), code: 'Q8', type: 36, title: text('Papers?') },
      { id: id('mobile'), code: 'Q9', type: 60, title: text('Your mobile?') },
      {
        id: id('cascade'),
        code: 'Q10',
        type: 10,
        title: text('Where?'),
        options: [{ id: id('country'), code: '1', title: mark.slice(0, 12) }],
      },
      { id: id('last'), code: 'Q7', type: 3, title: text('More?') },
    ],
    logic: [{ id: id('show'), model: 1, type: 2, nodeId: id('text'), algorithm: 1, conditions: ifRed('showIf') }],
    endings: { normal: { title: text('Thanks'), text: text('Bye') }, nodes: [{ nodeId: id('single'), title: text('So') }] },
    quotas: [{ id: id('quota'), kind: 'custom', name: mark.slice(0, 24), conditions: ifRed('quotaIf'), limit: 50 }],
  };
}
