import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pagingOf } from '@wence/schema';
import type { UserEvent } from '@testing-library/user-event';
import { single, survey } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';
import type { Fields } from '../../../../../testing/designer/fake-site';
import { instantOf } from './local-time';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']));

async function openSettings(state?: 'RUNNING' | 'NOT_COLLECTING', fields: Fields = {}) {
  const editor = await openEditor({ definition: drinks, view: '/setting/1', state, fields });
  await screen.findByRole('heading', { name: 'Answering settings' });
  return { ...editor, settings: async () => (await editor.saved()).settings };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function enter(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

async function pick({ click, type }: UserEvent, label: string, choice: string, typed?: string) {
  await click(screen.getByRole('combobox', { name: label }));
  if (typed) await type(screen.getByRole('combobox', { name: label }), typed);
  const found = await screen.findAllByTitle(choice);
  fireEvent.click(found.at(-1) ?? document.body);
}

describe('the answering settings', () => {
  it('keep when answers are taken and how many, and forget what is emptied', async () => {
    const { user, settings } = await openSettings();

    enter('Opens at', '2026-05-01T08:30');
    fireEvent.change(field('Closes at'), { target: { value: '2026-05-02T08:30' } });
    fireEvent.keyDown(field('Closes at'), { key: 'a' });
    expect((await settings())?.closesAt).toBeUndefined();
    fireEvent.keyDown(field('Closes at'), { key: 'Enter' });
    await user.type(field('Maximum responses'), '20');
    await user.tab();

    const span = { opensAt: instantOf('2026-05-01T08:30'), closesAt: instantOf('2026-05-02T08:30') };
    expect(await settings()).toEqual({ ...span, total: 20 });
    expect(field('Opens at').value).toBe('2026-05-01T08:30');
    enter('Opens at', '');
    expect(await settings()).toEqual({ closesAt: span.closesAt, total: 20 });
  });

  it('say whether one may go back, go on later, answer again and read the own answers, also while the survey runs', async () => {
    const { user, settings } = await openSettings('RUNNING');
    const onOff = () =>
      screen
        .getAllByRole('switch')
        .slice(-4)
        .map((each) => each.getAttribute('aria-checked'));
    expect(onOff()).toEqual(['true', 'true', 'false', 'true']);

    for (const name of ['Respondents may go back', 'Respondents may continue later', 'Show their own answers', 'Offer another response']) {
      await user.click(screen.getByRole('switch', { name }));
    }
    expect(onOff()).toEqual(['false', 'false', 'true', 'false']);
    expect(await settings()).toEqual({ goBack: false, resume: false, showAnswers: true, retake: false });
    await user.click(screen.getByRole('switch', { name: 'Respondents may go back' }));
    expect((await settings())?.goBack).toBeUndefined();
  });

  it('keep who may answer, and show what cannot be kept until it is mended', async () => {
    const { settings } = await openSettings();

    enter('Password', 'abc');
    expect(screen.getByText('At least 4 characters. Not saved yet.')).toBeTruthy();
    expect((await settings())?.password).toBeUndefined();
    enter('Password', 'abcd');
    enter('Allowed networks', '10.0.0.0/8\nhome');
    expect(screen.getByText(/“home” is not an address/)).toBeTruthy();
    enter('Allowed networks', ' 10.0.0.0/8 \n\n10.0.0.0/8\n::1');

    expect(await settings()).toEqual({ password: 'abcd', addresses: ['10.0.0.0/8', '::1'] });
    enter('Password', '');
    enter('Allowed networks', '');
    expect(await settings()).toBeUndefined();
  });

  it('keep hours of the day once both are there and differ', async () => {
    const { settings } = await openSettings();

    enter('From', '22:30');
    expect(await settings()).toBeUndefined();
    enter('Until', '22:30');
    expect(screen.getByText('The two times must differ. Not saved yet.')).toBeTruthy();
    enter('Until', '06:00');
    expect(await settings()).toEqual({ daily: { from: '22:30', to: '06:00' } });
  });

  it('show an end that is not after the beginning, and keep it only once it is', async () => {
    const { settings, sent } = await openSettings();
    enter('Opens at', '2026-05-02T08:30');

    enter('Closes at', '2026-05-02T08:30');

    expect(screen.getByRole('alert').textContent).toBe('The closing time must be after the opening time. Not saved yet.');
    expect([field('Closes at').value, field('Closes at').getAttribute('aria-invalid')]).toEqual(['2026-05-02T08:30', 'true']);
    expect(field('Opens at').getAttribute('aria-invalid')).toBeNull();
    expect((await settings())?.closesAt).toBeUndefined();
    enter('Opens at', '2026-05-01T08:30');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await settings()).toMatchObject({ opensAt: instantOf('2026-05-01T08:30'), closesAt: instantOf('2026-05-02T08:30') });
    const before = sent().length;
    enter('Opens at', '2026-05-01T08:30');
    await settings();
    expect(sent()).toHaveLength(before);
  });

  it('let a choice lead on by itself where one question is asked at a time', async () => {
    const { user, server, settings } = await openSettings();
    const goOn = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Continue automatically after a choice' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All questions on one page', checked: true })).toBeTruthy();
    expect(goOn().disabled).toBe(true);

    await user.click(screen.getByRole('radio', { name: 'One question at a time' }));
    await user.click(goOn());

    expect(await settings()).toEqual({ autoAdvance: true });
    expect(pagingOf(server.definition)).toBe('question');
    expect(goOn().getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('radio', { name: /^A page at a time/ }));
    expect([goOn().disabled, goOn().getAttribute('aria-checked')]).toEqual([true, 'false']);
  });

  it('limit how often one respondent may answer, by the device unless told otherwise [S9.repeat.only-once]', async () => {
    const { user, settings } = await openSettings();

    await pick(user, 'One respondent may answer', 'Once a calendar week');
    expect((await settings())?.repeat).toEqual({ window: 4, by: ['device'] });
    expect(screen.queryByRole('checkbox', { name: /WeChat/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'The mobile number' }));
    await user.click(screen.getByRole('checkbox', { name: 'The device (browser)' }));
    expect((await settings())?.repeat).toEqual({ window: 4, by: ['mobile'] });

    await user.click(screen.getByRole('checkbox', { name: 'The mobile number' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one. Not saved yet.');
    expect((await settings())?.repeat).toEqual({ window: 4, by: ['mobile'] });
    await user.click(screen.getByRole('checkbox', { name: 'The IP address' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await settings())?.repeat).toEqual({ window: 4, by: ['ip'] });

    await pick(user, 'One respondent may answer', 'Any number of times');
    expect(await settings()).toBeUndefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('name the zone in which days begin', async () => {
    const { user, settings } = await openSettings();

    await pick(user, 'Time zone of the survey', 'Europe/Berlin', 'Berlin');

    expect((await settings())?.timeZone).toBe('Europe/Berlin');
  });

  it('limit by WeChat account where the server can know these, and say whom that limits', async () => {
    const { user, settings } = await openSettings('NOT_COLLECTING', { wechatState: () => 'READY' });

    await pick(user, 'One respondent may answer', 'Once');
    await user.click(await screen.findByRole('checkbox', { name: 'The WeChat account' }));

    expect((await settings())?.repeat).toEqual({ window: 1, by: ['device', 'wechat'] });
    expect(screen.getByText(/The WeChat account only limits those who answer in WeChat/)).toBeTruthy();
  });

  it('are changed while the survey runs without asking to stop it, where no question is touched', async () => {
    const { user, server, settings } = await openSettings('RUNNING');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/apply at once to the running survey/)).toBeTruthy();

    await user.type(field('Maximum responses'), '20');
    await user.tab();
    enter('Closes at', '2099-05-01T08:30');

    expect(await settings()).toEqual({ total: 20, closesAt: instantOf('2099-05-01T08:30') });
    expect(server.isRunning).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await settings()).toEqual({ total: 20 });
  });

  it('that touch the pages wait for a stop of the survey, which they lead to', async () => {
    const { user, server } = await openSettings('RUNNING');
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Stop and change' }));
    await user.click(await screen.findByRole('button', { name: 'Pause and edit' }));

    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One question at a time' }).disabled).toBe(false));
    expect(server.isRunning).toBe(false);
    expect(screen.queryByText(/apply at once/)).toBeNull();
  });
});
