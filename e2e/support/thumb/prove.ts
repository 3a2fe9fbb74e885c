import { expect, type Locator } from '@playwright/test';
import { codeSentTo } from '../mailbox.js';

/** Types a mobile number, has a code sent to it and types that. */
export async function prove(question: Locator, mobile: string, origin: string): Promise<void> {
  await question.locator('input[autocomplete="tel"]').fill(mobile);
  await question.getByRole('button').first().tap();
  const code = question.locator('input[autocomplete="one-time-code"]');
  await code.fill(await codeSentTo(origin, mobile));
  await expect(code, 'a proven number asks for no code').toHaveCount(0);
}
