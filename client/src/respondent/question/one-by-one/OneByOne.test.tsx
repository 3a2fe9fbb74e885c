import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { type BuiltNode, single, surveyWith, text } from '@wence/schema/testing';
import { renderVisit } from '../../../../testing/render-visit';
import { QuestionsPage } from '../../page/QuestionsPage';

/** Longer than a choice is shown before the page goes on by itself. */
const LONG = 10_000;
const drink = single('Q1', 'What do you drink?', ['Tea', 'Coffee', 'Water']);
const why = text('Q2', 'Why?');

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** The first question has the screen to itself. */
async function open(first: BuiltNode, settings: { readonly autoAdvance?: true } = { autoAdvance: true }) {
  await renderVisit(<QuestionsPage />, surveyWith({ language: 'en', perPage: true, settings }, first, why));
  jest.useFakeTimers();
}

function wait() {
  act(() => jest.advanceTimersByTime(LONG));
}

/** A click with finger or mouse; those that keys cause have no detail. */
function press(name: string) {
  fireEvent.click(radio(name), { detail: 1 });
}

describe('a question that has the screen to itself', () => {
  beforeEach(() => {
    jest.useRealTimers();
  });

  it('goes on once something was chosen with finger or mouse, after a while in which the choice can be seen [4.2.50]', async () => {
    await open(drink);
    press('Water');
    expect(radio('Water').checked).toBe(true);
    expect(heading()).toContain('What do you drink?');
    wait();
    expect(heading()).toContain('Why?');
  });

  it('stays when arrow keys walk through its options', async () => {
    await open(drink);
    fireEvent.keyDown(radio('Tea'), { key: 'ArrowDown' });
    fireEvent.click(radio('Coffee'), { detail: 0 });
    expect(radio('Coffee').checked).toBe(true);
    wait();
    expect(heading()).toContain('What do you drink?');
  });

  it('stays when the respondent touches the page before it went on', async () => {
    await open(drink);
    press('Water');
    fireEvent.pointerDown(document.body);
    wait();
    expect(heading()).toContain('What do you drink?');
  });

  it('stays where an option has something to be filled in', async () => {
    await open(single('Q1', 'What do you drink?', ['Tea', { title: 'Else', other: true }]));
    press('Tea');
    wait();
    expect(heading()).toContain('What do you drink?');
  });

  it('stays where the author does not want it to go on', async () => {
    await open(drink, {});
    press('Tea');
    wait();
    expect(heading()).toContain('What do you drink?');
  });

  it('stays where a choice shows how others chose, and so is for good [4.2.35]', async () => {
    await open({ ...drink, setting: { show_result: true } });
    press('Tea');
    wait();
    expect(heading()).toContain('What do you drink?');
  });
});
