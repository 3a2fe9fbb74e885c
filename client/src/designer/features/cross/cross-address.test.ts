import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../../shared/response-filter/response-filter';
import { type CrossAddress, changeAddress, readAddress } from './cross-address';

const addressOf = (text: string): CrossAddress => readAddress(new URLSearchParams(text));
const changed = (text: string, change: Partial<CrossAddress>): string => String(changeAddress(new URLSearchParams(text), change));

describe('the address of a cross table', () => {
  it('is read back as it was written', () => {
    const table: CrossAddress = {
      rows: [4, 12],
      columns: [7],
      nested: [{ outer: 7, inner: 4 }],
      measure: 'mean',
      confidence: '99',
      bonferroni: false,
      filter: { ...NO_FILTER, version: 2, source: 'mail' },
      saved: '20260301abc',
    };

    expect(addressOf(changed('', table))).toEqual(table);
  });

  it('says nothing of what is usual', () => {
    expect(changed('', { measure: 'column', confidence: '95', bonferroni: true, rows: [], columns: [] })).toBe('');
    expect(addressOf('')).toEqual({
      rows: [],
      columns: [],
      nested: [],
      measure: 'column',
      confidence: '95',
      bonferroni: true,
      filter: NO_FILTER,
      saved: null,
    });
  });

  it('keeps what belongs to others', () => {
    expect(changed('status=COMPLETE&theme=dark&rows=4', { rows: [5] })).toBe('status=COMPLETE&theme=dark&rows=5');
  });

  it('counts what it does not know as not there', () => {
    const usual = addressOf('');

    expect(addressOf('rows=abc,-1,0,1.5&columns=,&measure=median&confidence=50&bonferroni=yes')).toEqual(usual);
  });

  it('nests one question in each column, and forgets that with the column', () => {
    expect(addressOf('columns=1,2&nested=2:5,1:3,2:6').nested).toEqual([
      { outer: 1, inner: 3 },
      { outer: 2, inner: 5 },
    ]);
    expect(addressOf('columns=1&nested=1:1,9:3,x,1:').nested).toEqual([]);
    expect(changed('columns=1%2C2&nested=1:3,2:5', { columns: [2] })).toBe('columns=2&nested=2%3A5');
  });

  it('names each question once, and no more than a report takes', () => {
    expect(addressOf('rows=3,3,1&columns=1,2,3,4')).toMatchObject({ rows: [3, 1], columns: [1, 2, 3] });
    expect(addressOf(`rows=${Array.from({ length: 12 }, (_, index) => index + 1).join(',')}`).rows).toHaveLength(10);
  });
});
