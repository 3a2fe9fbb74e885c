import type { SurveyNode } from '@wence/schema';
import { png } from '../support/png.js';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

let heat: SurveyNode;
let plot: SurveyNode;

test.beforeEach(async ({ author }) => {
  const image = `{host}/${await author.picture('page.png', png({ width: 400, height: 200 }, [228, 232, 237]))}`;
  heat = { id: 1, code: 'Q1', type: 40, title: 'Where do you look first?', required: true, setting: { image, min: 2, max: 3 } };
  plot = {
    id: 1,
    code: 'Q1',
    type: 38,
    title: 'What do you like?',
    setting: { image },
    options: [
      { id: 11, code: '1', title: 'Like' },
      { id: 12, code: '2', title: 'Dislike' },
    ],
  };
});

/** The picture comes first among the buttons of the question. */
const picture = (answering: Answering) => answering.question(1).getByRole('button').first();
const entries = (answering: Answering) => answering.question(1).getByRole('listitem');

test('heat map, 40: marks are set, moved and removed by keyboard alone; the limits are told before and after [4.2.20] [4.2.21] [4.2.40] [4.2.41]', async ({
  ask,
}) => {
  const answering = await ask([heat]);
  const { keyboard } = answering.page;
  const question = answering.question(1);
  await expect(question.getByRole('group', { name: heat.title })).toHaveAccessibleDescription(/2.*3/);
  await expect(picture(answering)).toBeVisible();
  await answering.expectSound('heat map, empty');

  await answering.respondent.submit();
  await expect(picture(answering)).toBeFocused();
  await answering.expectSound('heat map, with its error');

  await keyboard.press('Enter');
  await expect(entries(answering)).toHaveCount(1);
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Enter');
  await expect(entries(answering)).toHaveCount(3);
  await keyboard.press('Enter');
  await expect(entries(answering)).toHaveCount(3);
  await expect(picture(answering)).toHaveAttribute('aria-disabled', 'true');

  await keyboard.press('Tab');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Delete');
  await expect(entries(answering)).toHaveCount(2);
  await expect(entries(answering).last().getByRole('button')).toBeFocused();
  await answering.expectSound('heat map, filled');

  expect(await answering.submitted()).toEqual({
    1: {
      points: [
        { x: 0.49, y: 0.5 },
        { x: 0.6, y: 0.49 },
      ],
    },
  });
});

test('heat map, 40: too few marks are complained about until there are enough', async ({ ask }) => {
  const answering = await ask([heat]);

  await picture(answering).click({ position: { x: 10, y: 10 } });
  await answering.respondent.submit();
  await expect(picture(answering)).toHaveAccessibleDescription(/2[\s\S]*1/);
  await expect(answering.question(1)).toHaveAttribute('data-wrong');
  await picture(answering).click({ position: { x: 90, y: 40 } });
  await expect(answering.question(1)).not.toHaveAttribute('data-wrong');
});

test('plot, 38: a tap sets a mark that says what is chosen, also close to another one; the list takes it away [4.2.9]', async ({ ask }) => {
  const answering = await ask([plot]);
  const box = await picture(answering).boundingBox();
  const at = (x: number, y: number) => ({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });

  await picture(answering).tap(at(0.25, 0.5));
  await answering.question(1).getByText('Dislike').tap();
  await picture(answering).tap(at(0.26, 0.5));
  await picture(answering).tap(at(0.98, 0.75));
  await expect(entries(answering)).toHaveText(['1Like', '2Dislike', '3Dislike']);
  await answering.expectSound('plot, filled');
  await entries(answering)
    .nth(1)
    .getByRole('button', { name: /2.*Dislike/ })
    .tap();
  await expect(entries(answering)).toHaveText(['1Like', '2Dislike']);

  const { 1: stored } = await answering.submitted();
  const points = stored && 'points' in stored ? stored.points : [];
  expect(points.map(({ option }) => option)).toEqual([11, 12]);
  expect(points[0]?.x).toBeCloseTo(0.25, 2);
  expect(points[1]?.y).toBeCloseTo(0.75, 2);
});

test('plot, 38: a picture that does not load says so, and is loaded when it can be', async ({ ask, phone }) => {
  await phone.route('**/images/*.png', (route) => route.abort(), { times: 1 });
  const answering = await ask([plot]);
  await expect(answering.question(1).getByRole('alert')).toBeVisible();
  await answering.expectSound('plot, without its picture');

  await answering.question(1).getByRole('button').click();
  await picture(answering).click();
  await expect(entries(answering)).toHaveCount(1);
});
