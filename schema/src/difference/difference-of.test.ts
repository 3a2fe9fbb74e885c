import { describe, expect, it } from '@jest/globals';
import type { SurveySettings } from '../survey-setting/survey-settings.js';
import { answered, checked, group, jump, matrix, multiple, show, single, survey, text, withLogic } from '../testing/index.js';
import { differenceOf } from './compare-definitions.js';

describe('the difference of two definitions', () => {
  const before = survey(single('Q1', 'Colour?', ['red', 'blue', 'green']), multiple('Q2', 'Which?', ['a', 'b']), text('Q3', 'Why?'));
  const [first, second, third] = before.nodes;
  if (!first?.options || !second?.options || !third) throw new Error('three questions');
  const [red, blue, green] = first.options;

  it.each([
    ['nothing', before, { added: [], removed: [], updated: [] }],
    ['the title of the survey', { ...before, title: 'Other' }, { added: [], removed: [], updated: [0] }],
    ['a default spelled out', { ...before, perPage: false }, { added: [], removed: [], updated: [] }],
    [
      'the title of a question',
      { ...before, nodes: [{ ...first, title: 'Hue?' }, second, third] },
      { added: [], removed: [], updated: [1] },
    ],
    [
      'the title of an option',
      { ...before, nodes: [{ ...first, options: [red!, { ...blue!, title: 'navy' }, green!] }, second, third] },
      { added: [], removed: [], updated: [3] },
    ],
    [
      'the place of an option',
      { ...before, nodes: [{ ...first, options: [blue!, green!, red!] }, second, third] },
      { added: [], removed: [], updated: [2] },
    ],
    ['the place of a question', { ...before, nodes: [second, third, first] }, { added: [], removed: [], updated: [1] }],
    ['a question less', { ...before, nodes: [first, third] }, { added: [], removed: [5, 6, 7], updated: [] }],
    [
      'a question more',
      { ...before, nodes: [first, second, third, { ...third, id: 9, code: 'Q4' }] },
      { added: [9], removed: [], updated: [] },
    ],
    [
      'an option that went to another question',
      { ...before, nodes: [{ ...first, options: [red!, blue!] }, { ...second, options: [...second.options, green!] }, third] },
      { added: [], removed: [], updated: [4] },
    ],
  ])('finds %s', (_what, after, expected) => {
    expect(differenceOf(before, after)).toEqual(expected);
  });
});

describe('the difference of two definitions that differ in one setting of the survey', () => {
  const before = { ...survey(text('Q1', 'Why?')), perPage: true };
  const settings: Required<SurveySettings> = {
    paging: 'page',
    autoAdvance: true,
    timeZone: 'Asia/Tokyo',
    repeat: { window: 1, by: ['device'] },
    opensAt: '2026-01-01T00:00:00.000Z',
    closesAt: '2026-02-01T00:00:00.000Z',
    total: 100,
    reserveMinutes: 30,
    parameters: [{ name: 'uid' }],
    signedOnly: true,
    onlyLinks: true,
    anonymousLinks: true,
    invitationOnly: true,
    verification: 'always',
    onlyWechat: true,
    wechatUser: 'openid',
    shareTitle: 'Tea',
    shareText: 'A minute for tea',
    sharePicture: 'images/tea.png',
    hideShareMenu: true,
    exam: { passScore: 60, showWhen: 'marked', timeLimit: 45, minMinutes: 5, attempts: 2, grades: [{ min: 0, title: 'C' }] },
    goBack: false,
    resume: false,
    retake: false,
    showAnswers: true,
    daily: { from: '09:00', to: '18:00' },
    password: 'sesame',
    addresses: ['10.0.0.0/8'],
    regions: ['CN-GD'],
  };

  it.each(Object.entries(settings))('counts it as a change of the survey itself: %s', (key, value) => {
    const after = { ...before, settings: { [key]: value } };

    expect(differenceOf(before, after)).toEqual({ added: [], removed: [], updated: [0] });
    expect(differenceOf(after, before)).toEqual({ added: [], removed: [], updated: [0] });
  });
});

describe('the difference of two definitions with parts inside parts', () => {
  const before = withLogic(
    survey(
      single('Q1', 'Colour?', [{ title: 'warm', group: true, nodes: [{ title: 'red' }, { title: 'pink' }] }, 'blue']),
      group('G1', 'More', [text('Q2', 'Why?'), matrix(1, 'Q3', 'Each?', ['mornings', 'evenings'], ['yes', 'no'])]),
    ),
    show('Q2', checked('Q1', 'red')),
    jump('Q1', 0, answered('Q1')),
  );
  const [colour, more] = before.nodes;
  const [why, each] = more?.nodes ?? [];
  const [warm, blue] = colour?.options ?? [];
  const [red, pink] = warm?.nodes ?? [];
  const [mornings, evenings] = each?.children ?? [];
  const [shows, jumps] = before.logic ?? [];
  if (!colour || !more || !why || !each || !warm || !blue || !red || !pink || !mornings || !evenings || !shows || !jumps) {
    throw new Error('all of it');
  }
  const withMore = (nodes: typeof more.nodes) => ({ ...before, nodes: [colour, { ...more, nodes }] });
  const withColours = (options: typeof colour.options) => ({ ...before, nodes: [{ ...colour, options }, more] });

  it.each([
    ['the title of a question in a group', withMore([{ ...why, title: 'How?' }, each]), { added: [], removed: [], updated: [why.id] }],
    ['the order in a group', withMore([each, why]), { added: [], removed: [], updated: [why.id] }],
    [
      'a question that left its group',
      { ...before, nodes: [colour, { ...more, nodes: [each] }, why] },
      { added: [], removed: [], updated: [why.id] },
    ],
    [
      'the title of an option in a group',
      withColours([{ ...warm, nodes: [red, { ...pink, title: 'rose' }] }, blue]),
      { added: [], removed: [], updated: [pink.id] },
    ],
    ['an option that joined a group', withColours([{ ...warm, nodes: [red, pink, blue] }]), { added: [], removed: [], updated: [blue.id] }],
    ['an option less in a group', withColours([{ ...warm, nodes: [red] }, blue]), { added: [], removed: [pink.id], updated: [] }],
    [
      'the title of a row',
      withMore([why, { ...each, children: [mornings, { ...evenings, title: 'nights' }] }]),
      { added: [], removed: [], updated: [evenings.id] },
    ],
    [
      'the place of a row',
      withMore([why, { ...each, children: [evenings, mornings] }]),
      { added: [], removed: [], updated: [mornings.id] },
    ],
    ['a row less', withMore([why, { ...each, children: [mornings] }]), { added: [], removed: [evenings.id], updated: [] }],
    [
      'a condition of a logic item',
      { ...before, logic: [{ ...shows, conditions: [] }, jumps] },
      { added: [], removed: [], updated: [shows.id] },
    ],
    ['the order of logic items', { ...before, logic: [jumps, shows] }, { added: [], removed: [], updated: [shows.id] }],
    ['a logic item less', { ...before, logic: [jumps] }, { added: [], removed: [shows.id], updated: [] }],
    [
      'a quota more',
      { ...before, quotas: [{ id: 90, kind: 'custom' as const, name: 'N', conditions: [], limit: 5 }] },
      { added: [90], removed: [], updated: [] },
    ],
    ['the end of the survey', { ...before, settings: { closesAt: '2026-12-01T00:00:00.000Z' } }, { added: [], removed: [], updated: [0] }],
    ['a setting of the survey', { ...before, settings: { timeZone: 'Europe/Berlin' } }, { added: [], removed: [], updated: [0] }],
    [
      'how often one may answer',
      { ...before, settings: { repeat: { window: 1 as const, by: ['device' as const] } } },
      { added: [], removed: [], updated: [0] },
    ],
    ['a colour of the theme', { ...before, theme: { accent: '#1d4ed8' } }, { added: [], removed: [], updated: [0] }],
    ['how it is paged', { ...before, perPage: true, settings: { paging: 'page' as const } }, { added: [], removed: [], updated: [0] }],
  ])('finds %s', (_what, after, expected) => {
    expect(differenceOf(before, after)).toEqual(expected);
  });
});
