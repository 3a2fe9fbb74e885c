import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../../shared/response-filter/response-filter';
import { NO_CONDITIONS } from '../../shared/response-conditions/conditions';
import { changeAddress, readAddress } from './list-address';
import { NO_REVIEW } from '../../shared/response-filter/review-filter';

const changed = (query: string, change: Parameters<typeof changeAddress>[1]) => String(changeAddress(new URLSearchParams(query), change));

describe('the address of the list', () => {
  it('is the newest responses from the beginning where it says nothing', () => {
    expect(readAddress(new URLSearchParams())).toEqual({
      filter: NO_FILTER,
      review: NO_REVIEW,
      order: 'newest',
      sort: null,
      after: null,
      before: null,
      response: null,
    });
  });

  it('names filter, order, page and the open response', () => {
    const query = new URLSearchParams(
      'status=SCREENED&version=2&source=mail&from=2026-03-01&to=2026-03-02&valid=0&starred=1&tag=odd&tag=late&deleted=1&order=oldest&sort=-n12&after=c1&response=r1&at=c9',
    );
    expect(readAddress(query)).toEqual({
      filter: { status: ['SCREENED'], version: 2, source: 'mail', from: '2026-03-01', to: '2026-03-02', conditions: NO_CONDITIONS },
      review: { valid: false, starred: true, tags: ['odd', 'late'], deleted: true },
      order: 'oldest',
      sort: { column: 'n12', isFalling: true },
      after: 'c1',
      before: null,
      response: { id: 'r1', at: 'c9' },
    });
  });

  it('passes over what it does not know', () => {
    const query = new URLSearchParams('status=NEW,COMPLETE&version=1e3&from=soon&order=random&sort=a%20b');
    expect(readAddress(query).filter).toEqual({ ...NO_FILTER, status: ['COMPLETE'] });
    expect(readAddress(query)).toMatchObject({ order: 'newest', sort: null });
  });

  it('begins anew with another filter or order', () => {
    expect(changed('after=c1&response=r1', { order: 'oldest' })).toBe('response=r1&order=oldest');
    expect(changed('before=c1&status=SCREENED', { filter: NO_FILTER })).toBe('');
    expect(changed('order=oldest&source=a', { filter: { ...NO_FILTER, source: 'b c' } })).toBe('order=oldest&source=b+c');
  });

  it('leaves the place of an open response behind with another sort', () => {
    const query = 'after=c1&response=r1&at=c9';
    expect(changed(query, { sort: { column: 'n12', isFalling: false } })).toBe('response=r1&sort=n12');
    expect(changed('sort=-n12', { sort: null })).toBe('');
  });

  it('keeps list and page while responses are opened and closed', () => {
    expect(changed('status=SCREENED&after=c1', { response: { id: 'r1', at: 'c9' } })).toBe('status=SCREENED&after=c1&response=r1&at=c9');
    expect(changed('after=c1&response=r1&at=c9', { response: null })).toBe('after=c1');
  });

  it('has one end of a page only', () => {
    expect(changed('after=c1', { before: 'c2' })).toBe('before=c2');
    expect(changed('before=c2', { after: 'c3' })).toBe('after=c3');
    expect(readAddress(new URLSearchParams('after=c1&before=c2')).before).toBeNull();
  });
});
