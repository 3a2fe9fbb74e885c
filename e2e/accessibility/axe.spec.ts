import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';

test('The accessibility check sees a fault where there is one', async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><input></main></html>');

  await expect(expectAccessible(page, 'a planted fault')).rejects.toThrow('label (Form elements must have labels)');
});

test('and none where there is none', async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><label>y <input></label></main></html>');

  await expectAccessible(page, 'an innocent page');
});
