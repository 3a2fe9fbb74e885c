import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { questionColumns, useChosenColumns } from './columns';

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

describe('the questions that the table shows', () => {
  const columns = questionColumns([survey(...Array.from({ length: 7 }, (_, place) => text(`Q${place + 1}`, `Question ${place + 1}`)))]);
  const open = (surveyId = 'abc') => renderHook(() => useChosenColumns(surveyId, columns)).result;
  const codes = (result: ReturnType<typeof open>) => result.current.shown.map(({ code }) => code);

  afterEach(() => localStorage.clear());

  it('are the first ones until somebody chooses', () => {
    const result = open();
    expect(codes(result)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
    expect(result.current.isUsual).toBe(true);
  });

  it('are those that were chosen for this survey on this device, none of them included', () => {
    const result = open();
    act(() => result.current.choose([columns[6]?.nodeId ?? 0]));
    expect(codes(result)).toEqual(['Q7']);
    expect(codes(open())).toEqual(['Q7']);
    expect(codes(open('other'))).toHaveLength(5);

    act(() => result.current.choose([]));
    expect(codes(open())).toEqual([]);
    act(() => result.current.choose(null));
    expect(codes(open())).toHaveLength(5);
  });

  it.each(['{', '"Q1"', '[true, 1.5]'])('are the first ones or none where %s is stored', (stored) => {
    localStorage.setItem('wence.columns.abc', stored);
    expect(codes(open()).length).toBe(stored.startsWith('[') ? 0 : 5);
  });
});
