import { describe, expect, it } from '@jest/globals';
import { survey, text } from '@wence/schema/testing';
import { questionColumns } from './columns';

const [first, second, third] = survey(text('Q1', 'One'), text('Q2', 'Two'), text('Q3', 'Three')).nodes;
const withNodes = (...nodes: (typeof first)[]) => ({ ...survey(), nodes: nodes.flatMap((node) => node ?? []) });

describe('the questions of several versions', () => {
  it('are named as the newest version has them, and stand in its order', () => {
    const newest = withNodes(third, first && { ...first, code: 'A1', title: '<b>New</b> one' });
    const columns = questionColumns([newest, withNodes(first, third)]);

    expect(columns).toEqual([
      { nodeId: third?.id, code: 'Q3', title: 'Three', isRetired: false },
      { nodeId: first?.id, code: 'A1', title: 'New one', isRetired: false },
    ]);
  });

  it('keep what was deleted, behind the question that it stood behind', () => {
    const columns = questionColumns([withNodes(first, third), withNodes(first, second, third)]);

    expect(columns.map(({ code, isRetired }) => [code, isRetired])).toEqual([
      ['Q1', false],
      ['Q2', true],
      ['Q3', false],
    ]);
  });
});
