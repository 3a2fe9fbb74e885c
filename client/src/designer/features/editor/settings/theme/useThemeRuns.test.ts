import { describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { visitAgain } from './useThemeRuns';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']), single('Q2', 'Milk?', ['Yes', 'No']));
const [, milk] = drinks.nodes;

describe('a test visit that is opened again', () => {
  it('goes on at its page with its answers', () => {
    const answers = { 1: { option: 2 } };
    expect(visitAgain(drinks, JSON.stringify({ answers, pageId: milk?.id }))).toEqual({ nodeId: milk?.id, answers });
  });

  it('goes on at the first question where its page is gone, and begins anew where there is none', () => {
    expect(visitAgain(drinks, '{"answers":{},"pageId":99}')).toEqual({ nodeId: drinks.nodes[0]?.id, answers: {} });
    expect(visitAgain(survey(), '{"answers":{},"pageId":99}')).toBeNull();
  });

  it('begins anew where nothing is kept, or nothing of a visit', () => {
    for (const draft of [null, '', '{', 'null', '7', '{"answers":null}', '{"answers":"x"}']) expect(visitAgain(drinks, draft)).toBeNull();
  });
});
