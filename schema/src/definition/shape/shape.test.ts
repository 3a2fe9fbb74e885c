import { describe, expect, it } from '@jest/globals';
import type { SurveyNode, SurveyOption } from '../definition.js';
import { shapeNode, shapeSurvey } from './shape.js';
import { shapeQuota } from './shape-rules.js';

const a: SurveyOption = { id: 2, code: '1', title: 'a' };
const b: SurveyOption = { id: 3, code: '2', title: 'b' };
const none: SurveyOption = { id: 4, code: '3', title: 'none', exclusive: true };
const choice = (...options: SurveyOption[]): SurveyNode => ({ id: 1, code: 'Q1', type: 2, title: 'q', options });

describe('the canonical shape of a node', () => {
  it('keeps every object that needs no change, so that edits can be told by identity', () => {
    const group: SurveyOption = { id: 9, code: 'G1', title: 'G', group: true, nodes: [a, b] };
    const setting = { column: 2 };
    const options = [group, none];

    const shaped = shapeNode({ ...choice(), options, setting });

    expect(shaped.options).toBe(options);
    expect(shaped.setting).toBe(setting);
  });

  it('changes only the options that need it', () => {
    const odd: SurveyOption = { id: 5, code: '4', title: 'c', setting: { size: 1, min_word: 2 } };

    const shaped = shapeNode(choice(a, odd));

    expect(shaped.options?.[0]).toBe(a);
    expect(shaped.options?.[1]).toEqual({ id: 5, code: '4', title: 'c', setting: { min_word: 2 } });
  });

  it('has the exclusive option last [S4.option-add.exclusive-last]', () => {
    expect(shapeNode(choice(none, a, b)).options).toEqual([a, b, none]);
    expect(shapeNode(choice(a, none, b)).options).toEqual([a, b, none]);
  });

  it('has the level that its options tell, whatever was written', () => {
    const levels: SurveyOption = { ...a, nodes: [{ ...b, title: ' b ' }] };
    const cascade: SurveyNode = { id: 1, code: 'Q1', type: 10, title: 'q', options: [levels], setting: { level: 3 } };

    expect(shapeNode(cascade)).toMatchObject({ setting: { level: 2 }, options: [{ nodes: [{ title: 'b' }] }] });
  });

  it('is the same when shaped again', () => {
    const shaped = shapeNode({ ...choice(none, a), setting: { column: 1, min: 1 }, required: false });

    expect(shapeNode(shaped)).toEqual(shaped);
    expect(shaped).toEqual({ id: 1, code: 'Q1', type: 2, title: 'q', setting: { min: 1 }, options: [a, none] });
  });
});

describe('the canonical shape of a survey', () => {
  it('has no paging where everything is on one page', () => {
    const survey = { format: 1, lastId: 0, title: 'x', nodes: [], settings: { paging: 'page' } } as const;

    expect(shapeSurvey(survey)).not.toHaveProperty('settings');
    expect(shapeSurvey({ ...survey, perPage: true })).toHaveProperty('settings', { paging: 'page' });
  });

  it('writes no empty list and no empty text', () => {
    expect(shapeSurvey({ format: 1, lastId: 0, title: 'x', welcome: '', nodes: [], logic: [], quotas: [] })).toEqual({
      format: 1,
      lastId: 0,
      title: 'x',
      nodes: [],
    });
  });

  it('writes nothing of a quota that goes without saying', () => {
    expect(shapeQuota({ id: 1, kind: 'custom', name: 'q', enabled: true, onFull: 1, conditions: [], limit: 1 })).toEqual({
      id: 1,
      kind: 'custom',
      name: 'q',
      conditions: [],
      limit: 1,
    });
  });
});
