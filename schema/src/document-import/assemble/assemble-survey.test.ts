import { describe, expect, it } from '@jest/globals';
import { type DraftPart, emptyDraft } from '../draft/draft-survey.js';
import { plainContent } from '../draft/plain-content.js';
import { assembleSurvey } from './assemble-survey.js';

const DEFAULTS = { title: 'Untitled', language: 'en' } as const;

const part = (key: string, kind: DraftPart['kind'], more: Partial<DraftPart> = {}): DraftPart => ({
  key,
  kind,
  title: key,
  source: key,
  ...more,
});

describe('what a document says, made into a survey', () => {
  it('keeps every question where only a condition breaks a rule, and names the condition', () => {
    const draft = emptyDraft();
    draft.parts.push(
      part('scale', 'rate'),
      part('why', 'text', { show: [[{ question: 'scale', algorithm: 6, result: [Number.NaN] }]] }),
      part('who', 'text', { show: [[{ question: 'scale', algorithm: 6, result: [3] }]] }),
    );

    const { definition, notes } = assembleSurvey(draft, DEFAULTS);

    expect(definition.nodes.map(({ title }) => title)).toEqual(['scale', 'why', 'who']);
    expect(definition.logic?.map(({ nodeId }) => nodeId)).toEqual([definition.nodes[2]?.id]);
    expect(notes).toEqual([{ code: 'conditionLost', nodeId: null, text: 'why' }]);
  });

  it('keeps the cells of a table and the items of a list apart', () => {
    const { text } = plainContent(
      '<p>Prices</p><table><tr><th>Tea</th><td>2</td></tr></table><dl><dt>Milk</dt><dd>free</dd></dl>With<ul><li>sugar</li></ul>',
    );

    expect(text.split('\n')).toEqual(['Prices', 'Tea', '2', 'Milk', 'free', 'With', 'sugar']);
  });
});
