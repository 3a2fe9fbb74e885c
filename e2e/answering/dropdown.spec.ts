import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const colours: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 6,
  title: 'Colour',
  required: true,
  options: [
    { id: 11, code: '1', title: 'Red' },
    { id: 12, code: '2', title: 'Blue' },
  ],
};

test('A drop-down is chosen from by keyboard alone, and tells that it needs an answer [4.2.19] [4.2.40]', async ({ ask }) => {
  const answering = await ask([colours]);
  const list = answering.question(1).getByRole('combobox');
  await expect(list).toHaveAttribute('aria-required', 'true');
  await answering.expectSound('drop-down, empty');

  await answering.respondent.submit();
  await expect(list).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('drop-down, with its error');

  await answering.tabTo(list);
  await answering.page.keyboard.type('Blue');
  await expect(list).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('drop-down, filled');

  expect(await answering.submitted()).toEqual({ 1: { option: 12 } });
});

test('A drop-down chosen from by mistake can be emptied again', async ({ ask }) => {
  const answering = await ask([{ ...colours, required: false }]);
  const list = answering.question(1).getByRole('combobox');

  await list.selectOption({ label: 'Red' });
  await list.selectOption('');

  expect(await answering.submitted()).toEqual({});
});
