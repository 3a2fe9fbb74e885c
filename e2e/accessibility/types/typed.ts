import type { Locator } from '@playwright/test';
import { type Asked, expect } from '../support/Asked.js';
import type { AnsweredType } from '../support/type-entry.js';

const box = (asked: Asked): Locator => asked.part('textbox', asked.title);

/** A box for one text, named by its question. Where a format is asked, `wrong` is a text that does not have it. */
export const typed = (text: string, wrong?: string): AnsweredType => ({
  empty: async (asked) => {
    await expect(box(asked)).toHaveAttribute('aria-required', 'true');
    await expect(box(asked)).toHaveValue('');
  },
  faulty: box,
  ...(wrong === undefined
    ? {}
    : {
        wrong: async (asked: Asked) => {
          await asked.typeInto(box(asked), wrong);
          return box(asked);
        },
      }),
  answer: (asked) => asked.typeInto(box(asked), text),
  filled: (asked) => expect(box(asked)).toHaveValue(text),
  stored: () => ({ text }),
});

const field = (asked: Asked, place: number): Locator => asked.part('textbox', asked.option(place).title);

/** A box per field, each named by its field within a group that is named by the question. */
function fields(texts: readonly string[], wrong: readonly string[]): AnsweredType {
  const fill = async (asked: Asked, all: readonly string[]) => {
    for (const [place, text] of all.entries()) await asked.typeInto(field(asked, place), text);
  };
  return {
    empty: async (asked) => {
      await expect(asked.group()).toBeVisible();
      for (const place of texts.keys()) await expect(field(asked, place)).toHaveAttribute('aria-required', 'true');
    },
    faulty: (asked) => field(asked, 0),
    wrong: async (asked) => {
      await fill(asked, wrong);
      return field(asked, wrong.length - 1);
    },
    answer: (asked) => fill(asked, texts),
    filled: async (asked) => {
      for (const [place, text] of texts.entries()) await expect(field(asked, place)).toHaveValue(text);
    },
    stored: (asked) => ({ fields: Object.fromEntries(texts.map((text, place) => [asked.option(place).id, text])) }),
  };
}

/** The device's own input of a date or a time. It has no role of its own, so it is found by its name. */
const input = (asked: Asked): Locator => asked.root.getByLabel(asked.title);

/** Each arrow gives one part its value of now, in whatever order the browser shows the parts; so the test asks for its form, and for what it shows. */
const picked = (form: RegExp): AnsweredType => ({
  empty: async (asked) => {
    await expect(input(asked)).toHaveAttribute('aria-required', 'true');
    await expect(input(asked)).toHaveValue('');
  },
  faulty: input,
  wrong: async (asked) => {
    await asked.tabTo(input(asked));
    await asked.press('ArrowUp');
    return input(asked);
  },
  answer: async (asked) => {
    await asked.tabTo(input(asked));
    for (let parts = 0; parts < 3; parts += 1) await asked.press('ArrowUp', 'ArrowRight');
  },
  filled: (asked) => expect(input(asked)).toHaveValue(form),
  stored: async (asked) => ({ date: await input(asked).inputValue() }),
});

export const TYPED = {
  text: { ...typed('Green tea', 'x'), node: () => ({ setting: { min_word: 2, max_word: 20 } }) },
  form: fields(['Ada', '13800138000', 'ada@example.com'], ['Ada', '138']),
  multipleInput: { ...fields(['Tea', 'Coffee'], ['T']), node: ({ options = [] }) => ({ options: options.map(limited) }) },
  date: picked(/^\d{4}-\d{2}-\d{2}$/),
  time: picked(/^\d{2}:\d{2}$/),
} satisfies Record<string, AnsweredType>;

function limited<T extends object>(option: T): T & { setting: { min_word: number } } {
  return { ...option, setting: { min_word: 2 } };
}
