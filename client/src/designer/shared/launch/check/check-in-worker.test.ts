import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDefinition, type Finding } from '@wence/schema';

type Listener = (event: { data?: readonly Finding[] }) => void;

/** Answers when it is told to. */
class SlowWorker {
  static asked: string[] = [];
  static listeners: Record<string, Listener> = {};
  addEventListener(type: string, listener: Listener): void {
    SlowWorker.listeners[type] = listener;
  }
  postMessage(text: string): void {
    SlowWorker.asked.push(text);
  }
}

const before = globalThis.Worker;
globalThis.Worker = SlowWorker as unknown as typeof Worker;
// A module of its own: it keeps its first worker, which must not become that of other tests.
const address = './check-in-worker?slow';
const { checkInWorker } = (await import(address)) as typeof import('./check-in-worker');

const survey = (title: string) => emptyDefinition({ title });
const asked = () => SlowWorker.asked.map((text) => (JSON.parse(text) as { title: string }).title);
const answer = () => SlowWorker.listeners['message']?.({ data: [{ severity: 'error', code: 'emptySurvey' }] });

describe('Checks in a worker', () => {
  afterAll(() => {
    globalThis.Worker = before;
  });

  beforeEach(() => {
    SlowWorker.asked = [];
  });

  it('are made one after the other, and each who asked is told', () => {
    const told: string[] = [];
    checkInWorker(survey('one'), () => told.push('one'));
    checkInWorker(survey('two'), () => told.push('two'));
    expect(asked()).toEqual(['one']);
    answer();
    expect(told).toEqual(['one']);
    expect(asked()).toEqual(['one', 'two']);
    answer();
    expect(told).toEqual(['one', 'two']);
  });

  it('that nobody waits for any more are not begun', () => {
    checkInWorker(survey('one'), () => undefined);
    const stop = checkInWorker(survey('two'), () => undefined);
    checkInWorker(survey('three'), () => undefined);
    stop();
    answer();
    answer();
    expect(asked()).toEqual(['one', 'three']);
  });

  it('are made by the page itself when the checker cannot be had', async () => {
    const told = new Promise<readonly Finding[]>((resolve) => void checkInWorker(survey('one'), resolve));
    SlowWorker.listeners['error']?.({});
    expect((await told).map(({ code }) => code)).toEqual(['emptySurvey']);
    const again = new Promise<readonly Finding[]>((resolve) => void checkInWorker(survey('two'), resolve));
    expect(await again).toHaveLength(1);
    expect(asked()).toEqual(['one']);
  });
});
