import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import type { Ending } from '../ending/ending.js';
import type { SurveyEndings } from '../ending/survey-endings.js';
import { date, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { filledEnding } from './filled-ending.js';

/** Ids: Q1 1 (tea 2, coffee 3), Q2 4 (milk 5, sugar 6), Q3 7, Q4 8. */
const shop = survey(
  single('Q1', 'Drink?', ['tea', 'coffee']),
  multiple('Q2', 'With?', ['milk', 'sugar']),
  text('Q3', 'Name?'),
  date('Q4', 'When?', {}),
);

const jump = (id: number, nodeId: number, optionId: number, target: 0 | -1): LogicItem => ({
  id,
  model: 1,
  type: 1,
  nodeId,
  target,
  conditions: [{ id: id + 1, nodeId, algorithm: 1, optionId: [optionId] }],
});

const JUMPS = [jump(20, 1, 3, -1), jump(22, 4, 6, 0)];

const withEndings = (endings: SurveyEndings, logic: readonly LogicItem[] = JUMPS): SurveyDefinition =>
  shapeSurvey({ ...shop, lastId: 30, language: 'en', logic, endings });

const normal = (ending: Ending): SurveyDefinition => withEndings({ normal: ending });

const token = (nodeId: number): string => `<span data-ref="${nodeId}" data-fallback="friend">[Q]</span>`;

const TO_THE_END = { 1: { option: 2 }, 4: { options: [{ option: 5 }] }, 7: { text: 'Ann & <b>' }, 8: { date: '2026-11-26' } };

describe('the end page of a visit', () => {
  const all = withEndings({
    normal: { title: 'normal' },
    screened: { title: 'screened' },
    overQuota: { title: 'full' },
    closed: { title: 'closed' },
    nodes: [{ nodeId: 4, title: 'sugar' }],
  });
  const titleFor = (definition: SurveyDefinition, visit: Parameters<typeof filledEnding>[1]) => filledEnding(definition, visit)?.title;

  it('is the one for how it ended', () => {
    expect(titleFor(all, { status: 'complete', answers: TO_THE_END })).toBe('normal');
    expect(titleFor(all, { status: 'screened', answers: { 1: { option: 3 } } })).toBe('screened');
    expect(titleFor(all, { status: 'over_quota', answers: TO_THE_END })).toBe('full');
    expect(titleFor(all, { status: 'closed' })).toBe('closed');
  });

  it('is that of the question whose jump led to the end, where it has one of its own', () => {
    const answers = { 1: { option: 2 }, 4: { options: [{ option: 6 }] } };
    expect(titleFor(all, { status: 'complete', answers })).toBe('sugar');
    expect(titleFor(all, { status: 'over_quota', answers })).toBe('full');
    const screener = withEndings({ screened: { title: 'screened' }, nodes: [{ nodeId: 1, title: 'coffee' }] });
    expect(titleFor(screener, { status: 'screened', answers: { 1: { option: 3 } } })).toBe('coffee');
  });

  it('is found again without the answers by the question that was remembered', () => {
    expect(titleFor(all, { status: 'complete', nodeId: 4 })).toBe('sugar');
    expect(titleFor(all, { status: 'complete' })).toBe('normal');
  });

  it('is none where the author made none', () => {
    expect(filledEnding(shop, { status: 'complete', answers: TO_THE_END })).toBeNull();
    expect(filledEnding(withEndings({ normal: { title: 'x' } }), { status: 'screened', answers: {} })).toBeNull();
  });

  it('inserts answers as people read them, and never as markup', () => {
    const definition = normal({ text: `<p>Thanks, ${token(7)}: ${token(1)}</p>` });
    expect(filledEnding(definition, { status: 'complete', answers: TO_THE_END })?.text).toBe('<p>Thanks, Ann &amp; &lt;b&gt;: tea</p>');
    expect(filledEnding(definition, { status: 'complete' })?.text).toBe('<p>Thanks, friend: friend</p>');
  });

  it('inserts nothing from questions that were not asked', () => {
    const definition = withEndings({ screened: { text: token(7) } });
    expect(filledEnding(definition, { status: 'screened', answers: { 1: { option: 3 }, 7: { text: 'Ann' } } })?.text).toBe('friend');
  });
});

describe('the address that it leads on to', () => {
  const urlOf = (ending: Ending, visit: object = {}): string | undefined =>
    filledEnding(normal({ redirectUrl: 'https://example.org/', ...ending }), {
      status: 'complete',
      answers: TO_THE_END,
      responseId: 'r1',
      source: 'mail',
      params: { pid: 'a&b=\u5f20', empty: '' },
      ...visit,
    })?.redirect?.url;

  it('stays as it is unless something is chosen', () => {
    expect(urlOf({})).toBe('https://example.org/');
  });

  it('carries what was chosen, encoded, and nothing that is not there', () => {
    expect(urlOf({ params: ['pid', 'empty', 'absent', 'toString'], sendsResponse: true, sendsSource: true })).toBe(
      'https://example.org/?pid=a%26b%3D%E5%BC%A0&responseId=r1&source=mail',
    );
    expect(urlOf({ sendsResponse: true, sendsSource: true }, { responseId: undefined, source: undefined })).toBe('https://example.org/');
  });

  it('carries answers under the codes of their questions: codes of options, what was typed', () => {
    expect(urlOf({ nodeIds: [1, 4, 7, 8, 99] })).toBe('https://example.org/?Q1=1&Q2=1&Q3=Ann%20%26%20%3Cb%3E&Q4=2026-11-26');
  });

  it('keeps its own parameters and its fragment', () => {
    expect(urlOf({ redirectUrl: 'https://example.org/a?x=1#top', sendsSource: true })).toBe('https://example.org/a?x=1&source=mail#top');
    expect(urlOf({ redirectUrl: 'https://example.org/a?', sendsSource: true })).toBe('https://example.org/a?source=mail');
  });

  it('holds half characters of a hostile answer as a replacement', () => {
    expect(urlOf({ params: ['pid'] }, { params: { pid: 'x\ud800' } })).toBe('https://example.org/?pid=x%EF%BF%BD');
  });

  it('waits five seconds unless the author says otherwise', () => {
    const seconds = (ending: Ending) =>
      filledEnding(normal({ redirectUrl: 'https://example.org/', ...ending }), { status: 'complete' })?.redirect?.seconds;
    expect([seconds({}), seconds({ redirectSeconds: 0 }), seconds({ redirectSeconds: 9 })]).toEqual([5, 0, 9]);
  });

  it('is none where the definition holds anything else than http and https', () => {
    const evil = { ...shop, endings: { normal: { title: 'x', redirectUrl: 'javascript:alert(1)', buttonUrl: 'data:text/html,x' } } };
    expect(filledEnding(evil, { status: 'complete' })).toMatchObject({ redirect: null, button: null });
  });
});
