import type { Locator } from '@playwright/test';
import { codeSentTo } from '../../support/mailbox.js';
import { anyMobile } from '../../support/mobile-numbers.js';
import { type Asked, expect } from '../support/Asked.js';
import type { AnsweredType } from '../support/type-entry.js';

const number = (asked: Asked): Locator => asked.root.locator('input[autocomplete="tel"]');
const code = (asked: Asked): Locator => asked.root.locator('input[autocomplete="one-time-code"]');

/** The code that was sent to the number in the box; a number is typed, and the code asked for with the Enter key, where there is none. */
async function sentCode(asked: Asked): Promise<string> {
  if ((await number(asked).inputValue()) === '') {
    await asked.typeInto(number(asked), anyMobile());
    await asked.press('Enter');
    await expect(asked.part('button').first()).toHaveAttribute('aria-disabled', 'true');
  }
  return codeSentTo(new URL(asked.page.url()).origin, await number(asked).inputValue());
}

/** A mobile number that a code from a text message proves. */
const verificationCode: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.part('textbox', asked.title)).toHaveAttribute('aria-required', 'true');
    await expect(number(asked)).toHaveValue('');
    await expect(code(asked)).toHaveAccessibleName(/.+/);
    for (const button of await asked.part('button').all()) await expect(button).toHaveAccessibleDescription(new RegExp(asked.title));
  },
  faulty: number,
  wrong: async (asked) => {
    const right = await sentCode(asked);
    await asked.typeInto(
      code(asked),
      right.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
    );
    await expect(code(asked)).toHaveAttribute('aria-invalid', 'true');
    return code(asked);
  },
  answer: async (asked) => {
    await asked.typeInto(code(asked), await sentCode(asked));
    await expect(code(asked)).toHaveCount(0);
  },
  filled: async (asked) => {
    const mark = asked.root.locator('p[tabindex="-1"]');
    await expect(mark, 'the box that had the keyboard is gone').toBeFocused();
    await expect(number(asked)).toHaveAccessibleDescription(new RegExp((await mark.textContent()) ?? ''));
  },
  stored: async (asked) => ({ text: await number(asked).inputValue() }),
};

export const VERIFIED = { verificationCode } satisfies Record<string, AnsweredType>;
