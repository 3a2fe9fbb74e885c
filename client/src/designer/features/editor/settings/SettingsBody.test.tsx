import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { pagingOf } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';
import { instantOf } from './local-time';

const drinks = survey(single('Q1', 'Tea?', ['Yes', 'No']));

async function openSettings(state?: 'RUNNING') {
  const editor = await openEditor({ definition: drinks, view: '/setting/1', state });
  await screen.findByRole('heading', { name: 'Answering settings' });
  return { ...editor, settings: async () => (await editor.saved()).settings };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function enter(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
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

  it('are only shown while the survey runs', async () => {
    await openSettings('RUNNING');

    for (const label of ['Opens at', 'Closes at', 'Maximum responses']) expect(field(label).disabled).toBe(true);
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
  });
});
