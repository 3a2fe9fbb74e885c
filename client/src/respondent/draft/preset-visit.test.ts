import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { type PresetVisit, presetVisitDraft, presetVisitHash, presetVisitNode } from '../../shared/preset-visit';
import { parseDraft } from './parse-draft';

const survey: SurveyDefinition = {
  format: 1,
  lastId: 30,
  title: 'Tea',
  language: 'en',
  perPage: true,
  nodes: [
    { id: 1, code: 'Q1', type: 3, title: 'First' },
    { id: 2, code: 'Q2', type: 3, title: 'Second' },
    { id: 20, code: 'G1', group: true, title: 'Group', nodes: [{ id: 3, code: 'Q3', type: 3, title: 'Third' }] },
    { id: 4, code: 'Q4', type: 3, title: 'Last' },
  ],
  logic: [{ id: 21, model: 1, type: 2, nodeId: 2, algorithm: 2, conditions: [{ id: 22, nodeId: 1, algorithm: 11 }] }],
};
const start = { definition: survey, revision: 7, submissionId: '12345678-1234-4234-8234-123456789012', startedAt: '2026-11-23T00:00:00Z' };
const draft = (preset: PresetVisit) => parseDraft(presetVisitDraft(preset, start));

describe('a preset visit', () => {
  it('is a draft that the answering page takes for its own, on the page of the question', () => {
    expect(draft({ nodeId: 2, answers: {} })).toMatchObject({ version: 7, pageId: 2, seen: [1, 2], answers: {}, isPending: false });
  });

  it('begins with its answers at the page behind a question that they hide', () => {
    expect(draft({ nodeId: 2, answers: { 1: { text: 'x' } } })).toMatchObject({ pageId: 2, seen: [], answers: { 1: { text: 'x' } } });
  });

  it('begins at the first question of a group, and keeps hidden ones on the page they share', () => {
    const { perPage: _flag, ...onePage } = survey;
    const shared = { ...start, definition: onePage };

    expect(draft({ nodeId: 20, answers: {} })).toMatchObject({ pageId: 3, seen: [1, 2, 3] });
    expect(parseDraft(presetVisitDraft({ nodeId: 2, answers: { 1: { text: 'x' } } }, shared))).toMatchObject({ pageId: 1, seen: [1] });
  });

  it('names its question in the address', () => {
    expect(presetVisitNode(presetVisitHash(12))).toBe(12);
  });

  it.each(['', '#', '#at-', '#at-x', '#at-1x', '#at-99999999999', 'at-1'])('takes %j for no question', (hash) => {
    expect(presetVisitNode(hash)).toBeNull();
  });
});
