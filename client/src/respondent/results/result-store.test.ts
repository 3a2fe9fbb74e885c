import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../draft/device-storage';
import { parseResults } from './fetch-results';
import { ResultStore } from './result-store';

const visit = { surveyId: 's1', submissionId: 'id-1' };
const results = { 1: { base: 4, percents: { 11: 75, 12: 25 } } };

describe('results a device remembers', () => {
  it('are those of this visit only, until it is over', () => {
    const kept = new ResultStore(new MemoryStorage());
    kept.write(visit, results);

    expect(kept.read(visit)).toEqual(results);
    expect(kept.read({ ...visit, submissionId: 'id-2' })).toBeNull();
    expect(kept.read({ ...visit, surveyId: 's2' })).toBeNull();
    kept.forget('s1');
    expect(kept.read(visit)).toBeNull();
  });

  it.each(['', 'no JSON', '5', '{"submissionId":"id-1","results":7}', '{"submissionId":"id-1"}'])('are none where %j stands', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('wence.results.s1', text);

    expect(new ResultStore(storage).read(visit)).toBeNull();
  });
});

describe('results a server tells', () => {
  it('are whole percents by option', () => {
    const options = [
      { optionId: 11, count: 2, percent: 66.7 },
      { optionId: 12, count: 1, percent: 33.3 },
    ];

    expect(parseResults({ results: [{ nodeId: 1, base: 3, options }] })).toEqual({ 1: { base: 3, percents: { 11: 67, 12: 33 } } });
  });

  it.each([null, 5, {}, { results: 5 }, { results: [] }, { results: [7] }, { results: [{ nodeId: 1 }] }])('are none in %j', (data) => {
    expect(parseResults(data)).toBeNull();
  });
});
