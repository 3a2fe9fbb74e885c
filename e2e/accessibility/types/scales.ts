import type { Locator } from '@playwright/test';
import { type Asked, expect } from '../support/Asked.js';
import type { AnsweredType } from '../support/type-entry.js';

const points = (asked: Asked): Locator => asked.group('radiogroup').getByRole('radio');

/** A radio group of numbers: arrow keys move, each point says its number. */
const rate: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.group('radiogroup')).toHaveAttribute('aria-required', 'true');
    await expect(points(asked)).toHaveCount(5);
    for (const [place, point] of (await points(asked).all()).entries()) {
      await expect(point).toHaveAccessibleName(new RegExp(`^${place + 1}(?!\\d)`));
      await expect(point).not.toBeChecked();
    }
  },
  faulty: (asked) => asked.group('radiogroup'),
  answer: async (asked) => {
    await asked.tabTo(points(asked).first());
    await asked.press('Space', 'ArrowRight', 'ArrowRight');
  },
  filled: async (asked) => {
    await expect(points(asked).nth(2)).toBeChecked();
    await expect(points(asked).nth(2)).toBeFocused();
  },
  stored: () => ({ number: 3 }),
};

const comment = (asked: Asked): Locator => asked.part('textbox');
const firstTag = (asked: Asked): string => asked.option(2).setting?.tags?.[0] ?? '';

/** A radio group of levels; the chosen one brings its tags, as a group of its own, and the comment. */
const evaluate: AnsweredType = {
  ...rate,
  node: () => ({ setting: { is_comment: true } }),
  empty: async (asked) => {
    await rate.empty(asked);
    for (const place of [0, 4]) await expect(points(asked).nth(place)).toHaveAccessibleName(new RegExp(`${asked.option(place).title}$`));
    await expect(asked.part('checkbox')).toHaveCount(0);
  },
  wrong: async (asked) => {
    await rate.answer(asked);
    await asked.tabTo(comment(asked));
    await asked.page.keyboard.insertText('x'.repeat(2001)); // This simulates pasting.
    return comment(asked);
  },
  answer: async (asked) => {
    if ((await comment(asked).count()) === 0) await rate.answer(asked);
    await asked.tick(asked.part('checkbox', firstTag(asked)));
    await asked.typeInto(comment(asked), 'Thank you');
  },
  filled: async (asked) => {
    await expect(points(asked).nth(2)).toBeChecked();
    await expect(asked.part('group', asked.option(2).title).getByRole('checkbox', { checked: true })).toHaveAccessibleName(firstTag(asked));
  },
  stored: (asked) => ({ level: 3, tags: [firstTag(asked)], text: 'Thank you' }),
};

const knob = (asked: Asked): Locator => asked.part('slider', asked.title);
const number = (asked: Asked): Locator => asked.part('textbox', asked.title);

/** Untouched it says so in words and has no number; it moves by arrow keys, and its number can be typed instead. */
const slider: AnsweredType = {
  empty: async (asked) => {
    await expect(knob(asked)).toHaveAttribute('aria-valuetext', /\D{3,}/);
    await expect(knob(asked)).toHaveAccessibleDescription(/0.*100/);
    await expect(number(asked)).toHaveValue('');
    await expect(number(asked)).toHaveAttribute('aria-required', 'true');
  },
  faulty: knob,
  wrong: async (asked) => {
    await asked.typeInto(number(asked), '101');
    return number(asked);
  },
  answer: async (asked) => {
    await asked.tabTo(knob(asked));
    await asked.press('Home', 'ArrowRight', 'ArrowUp');
  },
  filled: async (asked) => {
    await expect(knob(asked)).toHaveAttribute('aria-valuetext', '2');
    await expect(number(asked)).toHaveValue('2');
  },
  stored: () => ({ number: 2 }),
};

const item = (asked: Asked, place: number): Locator => asked.part('checkbox', asked.option(place).title);

/** A list whose items say their places, and that moves them by buttons. */
const rank: AnsweredType = {
  node: () => ({ setting: { min: 2, max: 2 } }),
  empty: async (asked) => {
    await expect(asked.group('list')).toHaveAccessibleDescription(/2.*0/);
    await expect(asked.group('list').getByRole('listitem')).toHaveCount(2);
    await expect(item(asked, 0)).not.toBeChecked();
  },
  faulty: (asked) => asked.group('list'),
  wrong: async (asked) => {
    await asked.tick(item(asked, 0));
    return asked.group('list');
  },
  answer: async (asked) => {
    for (const place of [0, 1]) if (!(await item(asked, place).isChecked())) await asked.tick(item(asked, place));
    await expect(asked.spoken).toContainText(/2/);
    const upwards = asked.part('listitem').nth(1).getByRole('button').first();
    await asked.tabTo(upwards);
    await asked.press('Enter');
    await expect(asked.spoken).toContainText(new RegExp(`${asked.option(1).title}.*1`));
  },
  filled: async (asked) => {
    await expect(item(asked, 1)).toHaveAccessibleName(/1\D+2\D*$/);
    await expect(item(asked, 0)).toHaveAccessibleName(/2\D+2\D*$/);
    await expect(asked.part('button', asked.option(1).title)).toHaveCount(2);
  },
  stored: (asked) => ({ order: [asked.option(1).id, asked.option(0).id] }),
};

const share = (asked: Asked, place: number): Locator => asked.part('textbox', asked.option(place).title);

/** A box per item; the sum and what is left belong to each of them, and are said when they change. */
const proportion: AnsweredType = {
  node: () => ({ setting: { sum: 100 } }),
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/100/);
    for (const place of [0, 1]) await expect(share(asked, place)).toHaveValue('');
  },
  faulty: (asked) => share(asked, 0),
  wrong: async (asked) => {
    await asked.typeInto(share(asked, 0), '60');
    await expect(share(asked, 0)).toHaveAccessibleDescription(/60.*40/);
    await asked.typeInto(share(asked, 1), '70');
    return share(asked, 1);
  },
  answer: async (asked) => {
    await asked.typeInto(share(asked, 0), '60');
    await asked.typeInto(share(asked, 1), '40');
    await expect(asked.spoken).toContainText(/100/);
  },
  filled: async (asked) => {
    await expect(share(asked, 0)).toHaveValue('60');
    await expect(share(asked, 1)).toHaveValue('40');
  },
  stored: (asked) => ({ fields: { [asked.option(0).id]: 60, [asked.option(1).id]: 40 } }),
};

/** The words of a text, each a checkbox. */
const words: AnsweredType = {
  node: () => ({ setting: { min: 2, max: 2 } }),
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/2.*0/);
    await expect(asked.part('checkbox')).toHaveCount(2);
  },
  faulty: (asked) => asked.group(),
  wrong: async (asked) => {
    await asked.tick(item(asked, 0));
    return asked.group();
  },
  answer: async (asked) => {
    for (const place of [0, 1]) if (!(await item(asked, place).isChecked())) await asked.tick(item(asked, place));
  },
  filled: async (asked) => {
    await expect(asked.part('checkbox').and(asked.page.locator(':checked'))).toHaveCount(2);
  },
  stored: (asked) => ({ options: [{ option: asked.option(0).id }, { option: asked.option(1).id }] }),
};

export const SCALES = { rate, evaluate, slider, rank, proportion, words } satisfies Record<string, AnsweredType>;
