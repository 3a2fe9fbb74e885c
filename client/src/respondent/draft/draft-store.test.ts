import { describe, expect, it, jest } from '@jest/globals';
import { DeviceStorage, MemoryStorage } from './device-storage';
import type { Draft } from './draft';
import { DraftStore } from './draft-store';

const draft: Draft = {
  submissionId: '3f0a6f5e-4b1c-4c59-9f0f-1a2b3c4d5e6f',
  version: 2,
  startedAt: '2026-03-01T08:00:00.000Z',
  pageId: 4,
  seen: [1, 4],
  dwell: { 1: 1200 },
  answers: { 1: { option: 11 }, 4: { text: 'tea' } },
  origin: { source: 'wechat', params: { uid: '42' } },
  isPending: false,
};

describe('DraftStore', () => {
  it('gives back the draft it was given', () => {
    const store = new DraftStore(new MemoryStorage());

    store.writeDraft('s1', draft);

    expect(store.readDraft('s1')).toEqual(draft);
    expect(store.readDraft('s2')).toBeNull();
  });

  it('keeps visits by different one-to-one links apart, and from the link that everybody has', () => {
    const store = new DraftStore(new MemoryStorage());
    const comeBy = (link: string) => history.replaceState(null, '', `/r/s1${link}`);
    comeBy('?k=mine');
    store.writeDraft('s1', draft);
    comeBy('');
    store.finish('s1', { responseId: 'r1', status: 'complete' });

    comeBy('?k=yours');
    expect([store.readDraft('s1'), store.readReceipt('s1')]).toEqual([null, null]);
    comeBy('?k=mine');
    expect([store.readDraft('s1'), store.readReceipt('s1')]).toEqual([draft, null]);
    comeBy('');
  });

  it('writes nothing when nothing changed, so that other tabs are not woken', () => {
    const storage = new MemoryStorage();
    const write = jest.spyOn(storage, 'setItem');
    const store = new DraftStore(storage);

    store.writeDraft('s1', draft);
    store.writeDraft('s1', { ...draft });

    expect(write).toHaveBeenCalledTimes(1);
  });

  it('keeps the receipt and removes the answers after success', () => {
    const storage = new MemoryStorage();
    const store = new DraftStore(storage);
    store.writeDraft('s1', draft);

    store.finish('s1', { responseId: 'r9', status: 'complete' });

    expect(store.readDraft('s1')).toBeNull();
    expect(store.readReceipt('s1')).toEqual({ responseId: 'r9', status: 'complete' });
    expect(storage.getItem('wence.done.s1')).not.toContain('tea');
  });

  it('forgets the receipt when another response begins', () => {
    const store = new DraftStore(new MemoryStorage());
    store.finish('s1', { responseId: 'r9', status: 'complete' });

    store.forgetReceipt('s1');

    expect(store.readReceipt('s1')).toBeNull();
  });

  it.each([
    '',
    'not json',
    '[]',
    'null',
    '{"submissionId":1}',
    '{"submissionId":"not-a-uuid","version":1,"startedAt":"2026-03-01T08:00:00.000Z","screen":0,"answers":{}}',
    '{"submissionId":"a","version":1,"startedAt":"","screen":0,"answers":null}',
  ])('takes foreign text %p under its key for no draft', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('wence.draft.s1', text);
    storage.setItem('wence.done.s1', text);

    const store = new DraftStore(storage);

    expect(store.readDraft('s1')).toBeNull();
    expect(store.readReceipt('s1')).toBeNull();
  });
});

it('keeps the answers of a draft that does not say where the respondent was', () => {
  const storage = new MemoryStorage();
  const { pageId: _page, seen: _seen, dwell: _dwell, ...older } = draft;
  storage.setItem('wence.draft.s1', JSON.stringify({ ...older, screen: 1 }));

  expect(new DraftStore(storage).readDraft('s1')).toEqual({ ...draft, pageId: 0, seen: [], dwell: {} });
});

it('keeps the answers of a draft whose link is not ours', () => {
  const storage = new MemoryStorage();
  storage.setItem('wence.draft.s1', JSON.stringify({ ...draft, origin: { source: 5, params: { a: 'b', c: 1 }, other: 'x' } }));

  expect(new DraftStore(storage).readDraft('s1')).toEqual({ ...draft, origin: { params: { a: 'b' } } });
});

describe('DeviceStorage', () => {
  it('works in memory when the browser blocks storage', () => {
    const storage = new DeviceStorage(() => {
      throw new Error('blocked');
    });

    storage.setItem('a', 'x');

    expect(storage.isDurable).toBe(false);
    expect(storage.getItem('a')).toBe('x');
  });

  it('keeps the newest text in memory once the device is full', () => {
    const device = new MemoryStorage();
    const storage = new DeviceStorage(() => device);
    storage.setItem('a', 'old');
    jest.spyOn(device, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });

    storage.setItem('a', 'new');

    expect(storage.getItem('a')).toBe('new');
    expect(storage.isDurable).toBe(false);
  });

  it('removes from both places', () => {
    const device = new MemoryStorage();
    const storage = new DeviceStorage(() => device);
    storage.setItem('a', 'x');

    storage.removeItem('a');

    expect(storage.getItem('a')).toBeNull();
    expect(device.getItem('a')).toBeNull();
  });
});
