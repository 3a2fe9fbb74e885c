import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { useChosenColumns } from './chosen-columns';
import { parameterColumns, questionColumns } from './columns';
import { responseWith } from './response.factory';
import type { ResponseRow } from './useResponseList';

describe('the questions that the table shows', () => {
  const asked = {
    ...survey(...Array.from({ length: 7 }, (_, place) => text(`Q${place + 1}`, `Question ${place + 1}`))),
    settings: { parameters: ['uid', 'shop', 'city', 'team'].map((name) => ({ name })) },
  };
  const columns = questionColumns([asked]);
  const offered = { questions: columns, parameters: parameterColumns([asked]) };
  const open = (surveyId = 'abc', rows: readonly ResponseRow[] = []) => renderHook(() => useChosenColumns(surveyId, offered, rows)).result;
  const codes = (result: ReturnType<typeof open>) => result.current.shown.map(({ code }) => code);

  afterEach(() => localStorage.clear());

  it('are the first ones until somebody chooses', () => {
    const result = open();
    expect(codes(result)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
    expect(result.current.isUsual).toBe(true);
  });

  it('are those that were chosen for this survey on this device, none of them included', () => {
    const result = open();
    act(() => result.current.chooseQuestions([columns[6]?.nodeId ?? 0]));
    expect(codes(result)).toEqual(['Q7']);
    expect(codes(open())).toEqual(['Q7']);
    expect(codes(open('other'))).toHaveLength(5);

    act(() => result.current.chooseQuestions([]));
    expect(codes(open())).toEqual([]);
    act(() => result.current.reset());
    expect(codes(open())).toHaveLength(5);
  });

  it.each(['{', '"Q1"', '[true, 1.5]'])('are the first ones or none where %s is stored', (stored) => {
    localStorage.setItem('wence.columns.abc', stored);
    expect(codes(open()).length).toBe(stored.startsWith('[') ? 0 : 5);
  });

  it('stand beside the region and the device where a response has them, until somebody chooses', () => {
    const rows = [responseWith(1, {}), responseWith(2, {}, { device: 'PHONE', os: 'IOS' })];
    const result = open('abc', rows);
    expect([result.current.facts, open().current.facts]).toEqual([['device'], []]);

    act(() => result.current.chooseFacts(['browser', 'region']));
    expect(result.current.facts).toEqual(['region', 'browser']);
    expect([open().current.facts, open().current.isUsual, codes(open()).length]).toEqual([['region', 'browser'], false, 5]);
    act(() => result.current.reset());
    expect(open('abc', rows).current.facts).toEqual(['device']);
  });

  it('stand beside the first three parameters that a response of the page has, until somebody chooses', () => {
    const params = ['team', 'city', 'shop', 'uid'].map((name) => ({ __typename: 'Parameter' as const, name, value: 'x' }));
    const names = (rows: readonly ResponseRow[]) => open('abc', rows).current.parameters.map(({ name }) => name);
    const rows = [responseWith(1, {}), responseWith(2, {}, { params })];
    expect([names(rows), names([])]).toEqual([['uid', 'shop', 'city'], []]);

    const result = open('abc', rows);
    act(() => result.current.chooseParameters(['team', 'gone']));
    expect([names([]), result.current.isUsual]).toEqual([['team'], false]);
    act(() => result.current.reset());
    expect(names(rows)).toEqual(['uid', 'shop', 'city']);
  });
});
