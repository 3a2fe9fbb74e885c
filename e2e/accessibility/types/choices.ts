import type { Locator } from '@playwright/test';
import { type Asked, expect } from '../support/Asked.js';
import type { AnsweredType } from '../support/type-entry.js';
import { PICTURE } from '../support/picture.js';

const radio = (asked: Asked, place: number): Locator => asked.named('radio', asked.option(place).title);
const box = (asked: Asked, place: number): Locator => asked.named('checkbox', asked.option(place).title);

/** A radio group: Tab enters it, arrow keys move in it. */
export const oneOf: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.group('radiogroup')).toHaveAttribute('aria-required', 'true');
    await expect(asked.part('radio')).toHaveCount(asked.node.options?.length ?? 0);
    await expect(asked.part('radio').and(asked.page.locator(':checked'))).toHaveCount(0);
  },
  faulty: (asked) => asked.group('radiogroup'),
  answer: async (asked) => {
    await asked.tabTo(radio(asked, 0));
    await asked.press('Space', 'ArrowDown');
  },
  filled: async (asked) => {
    await expect(radio(asked, 0)).not.toBeChecked();
    await expect(radio(asked, 1)).toBeChecked();
    await expect(radio(asked, 1)).toBeFocused();
  },
  stored: (asked) => ({ option: asked.option(1).id }),
};

/** With an option that asks for words of the respondent's own: chosen without them, it is refused. */
const oneOfOrOther: AnsweredType = {
  ...oneOf,
  added: [{ other: true }],
  wrong: async (asked) => {
    await asked.tabTo(radio(asked, 0));
    await asked.press('Space', 'ArrowDown', 'ArrowDown');
    await expect(radio(asked, 2)).toBeChecked();
    return asked.part('textbox', asked.option(2).title);
  },
  answer: async (asked) => {
    if (!(await radio(asked, 2).isChecked())) return oneOf.answer(asked);
    await asked.tabTo(radio(asked, 2));
    await asked.press('ArrowUp');
  },
};

/** Two of four, one of which excludes the others. */
const severalOf: AnsweredType = {
  node: () => ({ setting: { min: 2, max: 2 } }),
  added: [{ other: true }, { exclusive: true }],
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/2.*0/);
    await expect(asked.part('checkbox')).toHaveCount(4);
    await expect(asked.part('checkbox').and(asked.page.locator(':checked'))).toHaveCount(0);
  },
  faulty: (asked) => asked.group(),
  wrong: async (asked) => {
    await asked.tick(box(asked, 0));
    return asked.group();
  },
  answer: async (asked) => {
    for (const place of [0, 1]) if (!(await box(asked, place).isChecked())) await asked.tick(box(asked, place));
  },
  filled: async (asked) => {
    for (const place of [0, 1]) await expect(box(asked, place)).toBeChecked();
    await expect(box(asked, 2), 'no third one, and the reason is told').toHaveAttribute('aria-disabled', 'true');
    await expect(box(asked, 2)).toHaveAccessibleDescription(/2/);
    await expect(box(asked, 3), 'the exclusive one may always be chosen').not.toHaveAttribute('aria-disabled');
  },
  stored: (asked) => ({ options: [{ option: asked.option(0).id }, { option: asked.option(1).id }] }),
};

const list = (asked: Asked): Locator => asked.part('combobox', asked.title);

const dropdown: AnsweredType = {
  empty: async (asked) => {
    await expect(list(asked)).toHaveAttribute('aria-required', 'true');
    await expect(list(asked)).toHaveValue('');
  },
  faulty: list,
  answer: async (asked) => {
    await asked.tabTo(list(asked));
    await asked.press('ArrowDown', 'ArrowDown');
  },
  filled: async (asked) => {
    await expect(list(asked).locator(':checked')).toHaveText(asked.option(1).title);
  },
  stored: (asked) => ({ option: asked.option(1).id }),
};

const withPictures: AnsweredType['node'] = ({ options = [] }) => ({ options: options.map((each) => ({ ...each, image: PICTURE })) });

/** Each option is named by its title; the button that enlarges its picture is a stop of its own. */
async function showsPictures(asked: Asked): Promise<void> {
  for (const place of [0, 1]) {
    await expect(asked.part('img', asked.option(place).title)).toBeVisible();
    await expect(asked.part('button', new RegExp(asked.option(place).title))).toBeVisible();
  }
}

export const CHOICES = {
  single: oneOfOrOther,
  multiple: severalOf,
  dropdown,
  imageSingle: {
    ...oneOf,
    node: withPictures,
    empty: async (asked: Asked) => {
      await oneOf.empty(asked);
      await showsPictures(asked);
    },
  },
  imageMultiple: {
    ...severalOf,
    node: (defaults) => ({ ...withPictures(defaults), setting: { min: 2, max: 2 } }),
    empty: async (asked: Asked) => {
      await severalOf.empty(asked);
      await showsPictures(asked);
    },
  },
} satisfies Record<string, AnsweredType>;
