import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ExamSetting } from '@wence/schema';
import { nodeIdOf, surveyWith, text } from '@wence/schema/testing';
import { expectAccessible } from '../../../testing/expect-accessible';
import { App } from '../App';
import { forgetClock } from './exam-clock';
import { steadyClock } from './standing';

const MINUTE = 60_000;
const SERVER = Date.parse('2026-03-10T08:00:00.000Z');
const exam = (setting: ExamSetting) =>
  surveyWith(
    { title: 'Geography', language: 'en', settings: { exam: setting } },
    text('Q1', 'Which river?', { required: true }),
    text('Q2', 'Why?'),
  );
const Q2 = nodeIdOf(exam({}), 'Q2');
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const realNow = steadyClock.now;
let passed = 0;

/** The server of an exam, whose clock and the page's go together; the device's own clock is wrong by years. */
class ExamServer {
  readonly calls: string[] = [];
  readonly sent: { submissionId: string; byClock?: boolean; answers: object }[] = [];
  started = 0;
  isAway = false;
  /** How submissions are answered. */
  reply: () => object = () => ({ code: '00000', data: { responseId: 'r1', status: 'complete', end: null, replayed: false } });
  private running: { number: number; at: number } | null = null;

  constructor(readonly setting: ExamSetting) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { body } = {}) => {
      const path = String(address).split('/').slice(4).join('/');
      const wanted = JSON.parse(String(body ?? '{}'));
      if (this.isAway) throw new Error('no network');
      this.calls.push(path);
      return Response.json({ message: '', ...this.answer(path, wanted) });
    });
  }

  get now(): number {
    return SERVER + passed;
  }

  private answer(path: string, wanted: (typeof this.sent)[number]): object {
    if (path === 'exam/standing') return this.standing();
    if (path === 'exam/start') return this.start();
    if (path === '') return { code: '00000', data: { surveyId: 's1', version: 3, definition: exam(this.setting) } };
    if (path === 'responses') {
      this.sent.push(wanted);
      const reply = this.reply();
      if ('data' in reply) this.running = null;
      return reply;
    }
    return { code: '00000', data: { noted: true } };
  }

  start(): object {
    if (!this.running) {
      if (this.started === this.setting.attempts) return { code: 'A0445', data: { attempts: this.started } };
      this.started += 1;
      this.running = { number: this.started, at: this.now };
    }
    return this.standing();
  }

  /** The attempt is over for the server. */
  expire(): void {
    this.running = null;
  }

  private standing(): object {
    const { timeLimit, minMinutes = 0, attempts } = this.setting;
    const iso = (moment: number) => new Date(moment).toISOString();
    const attempt = this.running && {
      number: this.running.number,
      submissionId: idOf(this.running.number),
      startedAt: iso(this.running.at),
      earliestAt: iso(this.running.at + minMinutes * MINUTE),
      dueAt: timeLimit === undefined ? null : iso(this.running.at + timeLimit * MINUTE),
    };
    const attemptsLeft = attempts === undefined ? null : attempts - this.started;
    return { code: '00000', data: { attempt, attemptsLeft, now: iso(this.now) } };
  }
}

async function open(setting: ExamSetting = { timeLimit: 30, minMinutes: 5, attempts: 2 }) {
  const server = new ExamServer(setting);
  await act(async () => void render(<App surveyId="s1" inlined={null} />));
  return server;
}

const start = async () => fireEvent.click(await screen.findByRole('button', { name: 'Start the exam' }));
const river = () => screen.findByRole('textbox', { name: /Which river/ });
const timer = () => screen.getByRole('timer').textContent;

async function pass(milliseconds: number) {
  passed += milliseconds;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 600)));
}

beforeEach(() => {
  localStorage.clear();
  forgetClock();
  passed = 0;
  // React schedules by `performance.now()`: it would wait for half an hour after that has gone back.
  jest.spyOn(steadyClock, 'now').mockImplementation(() => realNow() + passed);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('an exam with a clock', () => {
  it('says what it takes before the first question, and shows questions and clock once it is started', async () => {
    const server = await open();
    expect(await screen.findByRole('heading', { name: 'Geography' })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '30 minutes',
      'From 5 minutes after the start',
      '2',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectAccessible();
    await start();

    await river();
    expect(timer()).toMatch(/^(30:00|29:59)$/);
    expect(screen.getByText(/^You can hand in from/)).toBeTruthy();
    expect(server.calls.filter((call) => call.startsWith('exam/'))).toEqual(['exam/standing', 'exam/start']);
    await expectAccessible();
  });

  it('goes on where it stands after a reload, with the answers so far', async () => {
    const server = await open();
    await start();
    fireEvent.change(await river(), { target: { value: 'Seine' } });
    await pass(10 * MINUTE);
    cleanup();
    forgetClock();
    await act(async () => void render(<App surveyId="s1" inlined={null} />));

    expect(((await river()) as HTMLInputElement).value).toBe('Seine');
    expect(timer()).toMatch(/^(20:00|19:5\d)$/);
    expect(server.started).toBe(1);
  });

  it('counts by no clock of the device', async () => {
    await open();
    await start();
    await river();
    jest.spyOn(Date, 'now').mockReturnValue(0);
    await pass(MINUTE);

    expect(timer()).toMatch(/^(29:00|28:59)$/);
  });

  it('warns in words at five minutes and at one, and tells screen readers then alone', async () => {
    await open({ timeLimit: 30 });
    await start();
    await river();
    const said = () =>
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(said()).toEqual([]);
    await pass(25 * MINUTE);
    expect(screen.getByText('less than 5 minutes')).toBeTruthy();
    expect(said()).toEqual(['Less than 5 minutes are left']);
    await pass(4 * MINUTE);
    expect(screen.getByText('less than 1 minute')).toBeTruthy();
    expect(said()).toEqual(['Less than 1 minute is left; then your answers are handed in']);
  });

  it('hands in what there is when the time is over, whatever is open', async () => {
    const server = await open({ timeLimit: 30 });
    await start();
    await river();
    fireEvent.change(screen.getByRole('textbox', { name: /Why/ }), { target: { value: 'Because' } });
    await pass(30 * MINUTE);

    expect(await screen.findByText('Thank you')).toBeTruthy();
    expect(server.sent).toEqual([
      expect.objectContaining({ submissionId: idOf(1), byClock: true, answers: { [Q2]: { text: 'Because' } } }),
    ]);
  });

  it('tries again while the network is away, and then says that the time is over', async () => {
    const server = await open({ timeLimit: 30 });
    await start();
    await river();
    server.isAway = true;
    await pass(30 * MINUTE);
    await pass(11_000);
    expect(await screen.findByRole('heading', { name: 'Time is over' })).toBeTruthy();

    server.isAway = false;
    server.expire();
    server.reply = () => ({ code: 'A0442', message: 'The time is over.' });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The time is over.')).toBeTruthy();
    expect(server.sent.at(-1)).toMatchObject({ byClock: true });
    // The page asks where the respondent stands once the refusal is shown.
    expect(await screen.findByRole('button', { name: 'Start the exam' })).toBeTruthy();
  });

  it('stays on the page when it is too soon to hand in', async () => {
    const server = await open();
    await start();
    fireEvent.change(await river(), { target: { value: 'Seine' } });
    server.reply = () => ({ code: 'A0443', message: 'It is too soon to hand this exam in.' });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('It is too soon to hand this exam in.')).toBeTruthy();
    expect(((await river()) as HTMLInputElement).value).toBe('Seine');
  });

  it('begins the next attempt empty, and starts none when none is left', async () => {
    const server = await open({ attempts: 2 });
    for (const number of [1, 2]) {
      await start();
      const box = (await river()) as HTMLInputElement;
      expect(box.value).toBe('');
      fireEvent.change(box, { target: { value: 'Seine' } });
      fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(server.sent.at(-1)?.submissionId).toBe(idOf(number)));
      await screen.findByText('Thank you');
      cleanup();
      await act(async () => void render(<App surveyId="s1" inlined={null} />));
      fireEvent.click(await screen.findByRole('button', { name: 'Fill in another response' }));
    }

    expect(await screen.findByRole('heading', { name: 'No attempt is left' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the exam' })).toBeNull();
    expect(server.sent.every(({ byClock }) => byClock === undefined)).toBe(true);
  });

  it('leaves the page to the questions once the newest version has no clock', async () => {
    await open();
    await start();
    await river();
    cleanup();
    await open({});

    expect(await river()).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says so when the server does not answer, and asks again', async () => {
    const server = new ExamServer({ timeLimit: 30 });
    await act(async () => void render(<App surveyId="s1" inlined={null} />));
    await screen.findByRole('button', { name: 'Start the exam' });
    server.isAway = true;
    await start();
    expect(await screen.findByRole('heading', { name: 'The exam did not open' })).toBeTruthy();
    server.isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await start();

    expect(await river()).toBeTruthy();
  });
});
