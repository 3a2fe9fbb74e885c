import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../../shared/response-filter/response-filter';
import type { CrossAddress } from './cross-address';
import type { SavedTableFragment } from './cross.generated';
import { addressOf, differs, setupOf } from './saved-setup';

const tea = { answer: { nodeId: 1, anyOf: [11] } };
const night = { answer: { nodeId: 2, anyOf: [22] } };
const address: CrossAddress = {
  rows: [2, 41],
  columns: [1],
  nested: [{ outer: 1, inner: 2 }],
  measure: 'count',
  confidence: '99',
  bonferroni: false,
  filter: { ...NO_FILTER, source: 'mail', conditions: { conditions: [tea] } },
  saved: 't1',
};
const savedAs = (setup: SavedTableFragment['setup']): SavedTableFragment => ({ id: 't1', name: 'Tea', missing: [], setup });
const setup = {
  rows: [2, 41],
  columns: [1],
  nested: [{ outer: 1, inner: 2 }],
  conditions: { conditions: [{ source: { anyOf: ['mail'] } }, tea] },
  measure: 'COUNT' as const,
  confidence: 'NINETY_NINE' as const,
  bonferroni: false,
};

describe('the set-up of a saved cross table', () => {
  it('is all that the address says, and is opened as it was', () => {
    expect(setupOf(address)).toEqual(setup);
    expect(addressOf(savedAs(setup))).toEqual(address);
  });

  it('knows tables that are not tested', () => {
    const untested: CrossAddress = { ...address, confidence: 'off' };

    expect(setupOf(untested)?.confidence).toBeNull();
    expect(addressOf(savedAs({ ...setup, confidence: null })).confidence).toBe('off');
  });

  it('differs from the screen as soon as anything but its name does', () => {
    expect(differs(address, savedAs(setup))).toBe(false);
    expect(differs({ ...address, rows: [41, 2] }, savedAs(setup))).toBe(true);
    expect(differs({ ...address, nested: [] }, savedAs(setup))).toBe(true);
    expect(differs({ ...address, bonferroni: true }, savedAs(setup))).toBe(true);
    expect(differs({ ...address, filter: NO_FILTER }, savedAs(setup))).toBe(true);
    expect(differs(address, { ...savedAs(setup), name: 'Coffee' })).toBe(false);
  });

  it('does not take brackets beside chips, which no filter has together', () => {
    const brackets = { match: 'any' as const, conditions: [{ group: { conditions: [tea, night] } }, night] };

    expect(setupOf({ ...address, filter: { ...NO_FILTER, conditions: brackets } })?.conditions).toEqual(brackets);
    expect(setupOf({ ...address, filter: { ...NO_FILTER, source: 'mail', conditions: brackets } })).toBeNull();
  });
});
