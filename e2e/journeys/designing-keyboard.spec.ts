import { questionRow } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { ByKeys } from '../support/by-keys.js';

test('Ten questions, their options, a page break and settings are made by keys alone, launched and opened', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.slow();
  const said = canvasTexts(language);
  const [come = '', like = '', more = '', good = '', these = '', seat = '', day = '', loud = '', matters = '', reach = ''] = said.visit;
  const [foot = '', bus = '', bike = ''] = said.ways;
  const keys = await ByKeys.on(desk);
  const option = (place: number) => desk.getByRole('textbox', { name: words.editor.option(place), exact: true });
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  const title = (code: string) => desk.getByRole('textbox', { name: words.editor.questionTitle(code) });
  const panel = desk.getByRole('complementary').last();

  await desk.goto('/designer/new');
  await keys.to(desk.getByRole('textbox', { name: words.create.name }));
  await keys.type(said.survey);
  await keys.press('Enter');
  const editor = await EditorPage.shown(desk, words);

  // Options one after the other, one more in between, one moved up and back, one deleted.
  await keys.add('single', come);
  await keys.press('Enter');
  await expect(option(1)).toBeFocused();
  await keys.type(foot);
  await keys.press('Enter');
  await keys.type(bike);
  await keys.press('Alt+ArrowUp');
  await expect(option(1)).toBeFocused();
  await expect(desk.getByText(said.moved(bike, 1))).toBeAttached();
  await keys.press('Alt+ArrowDown');
  await expect(option(2)).toBeFocused();
  await keys.press('Enter');
  await expect(option(3)).toBeFocused();
  await keys.press('Control+a', 'Delete', 'Backspace');
  await expect(option(2)).toBeFocused();
  await keys.press('Enter');
  await keys.type(bus);

  // Other, none of them, required.
  await keys.add('multiple', like);
  await keys.to(button(said.addOther));
  await keys.press('Enter');
  await expect(option(3)).toBeFocused();
  await keys.to(desk.getByRole('article').getByRole('switch').first());
  await keys.press('Space');
  await keys.to(desk.getByRole('article').getByRole('switch', { name: words.editor.required }));
  await keys.press('Space');

  // A setting in the panel, and back.
  await keys.add('text', more);
  await keys.press('Alt+p');
  await keys.to(panel.getByLabel(said.suffix));
  await keys.type('!');
  await keys.press('Alt+c');
  await expect(title('Q3')).toBeFocused();

  await keys.add('rate', good);
  await keys.to(desk.getByRole('article').getByRole('textbox', { name: said.leftText }));
  await keys.type('0');

  await keys.add('matrixSingle', these);
  await keys.press('Enter');
  await keys.type('A');
  await keys.press('Enter');
  await keys.type('B');

  await keys.add('page', '');
  await keys.to(desk.getByRole('article').getByRole('textbox', { name: said.nextButton }));
  await keys.press('Control+a');
  await keys.type('OK');

  // All options as text, in a dialog that gives the focus back.
  await keys.add('dropdown', seat);
  await keys.to(button(said.batch));
  await keys.press('Enter');
  await expect(desk.getByRole('textbox', { name: said.batchLabel })).toBeFocused();
  await keys.press('Control+a');
  await keys.type(said.batchTeas.join('\n'));
  await keys.to(desk.getByRole('dialog').getByRole('button', { name: words.editor.confirm }));
  await keys.press('Enter');
  await expect(button(said.batch)).toBeFocused();

  await keys.add('date', day);
  await keys.add('slider', loud);
  await keys.add('rank', matters);
  await keys.add('form', reach);

  // A slip, deleted after a yes: the neighbour has the focus; and the order of two exchanged.
  await keys.add('city', '?');
  await keys.to(desk.getByRole('article', { name: 'Q11', exact: true }).getByRole('button', { name: words.editor.remove, exact: true }));
  await keys.press('Enter');
  await expect(desk.getByRole('dialog')).toContainText(said.sure);
  await expect(desk.getByRole('dialog').getByRole('button', { name: words.editor.remove })).toBeFocused();
  await keys.press('Enter');
  await expect(title('Q10')).toBeFocused();
  await expect(desk.getByText(said.deleted('Q11'))).toBeAttached();
  await keys.press('Alt+ArrowUp');
  await expect(desk.getByText(said.questionMoved('Q10', 10))).toBeAttached();
  await expect(title('Q9')).toBeFocused();
  await editor.expectSaved();

  const { nodes } = await author.definitionOf(editor.surveyId);
  expect(nodes.filter(({ type }) => type !== 0).map((node) => node.title)).toEqual([
    come,
    like,
    more,
    good,
    these,
    seat,
    day,
    loud,
    reach,
    matters,
  ]);
  const by = (key: string) => nodes.find((node) => questionRow(node).key === key);
  expect(by('single')?.options?.map((each) => each.title)).toEqual([foot, bike, bus]);
  expect(
    by('multiple')
      ?.options?.slice(2)
      .map(({ other, exclusive }) => [other, exclusive]),
  ).toEqual([
    [true, undefined],
    [undefined, true],
  ]);
  expect(by('multiple')?.required).toBe(true);
  expect(by('text')?.setting?.suffix).toBe('!');
  expect(by('rate')?.setting?.left_text).toBe('0');
  expect(
    by('matrixSingle')
      ?.children?.slice(0, 2)
      .map((row) => row.title),
  ).toEqual(['A', 'B']);
  expect(by('page')?.setting).toEqual({ next_text: 'OK' });
  expect(by('dropdown')?.options?.map((each) => each.title)).toEqual(said.batchTeas);

  await keys.press('Alt+q');
  await keys.to(desk.getByRole('link', { name: words.tab.publish, exact: true }), 'Shift+Tab');
  await keys.press('Enter');
  await keys.to(desk.getByRole('button', { name: words.publish.launch, exact: true }));
  await keys.press('Enter');
  const link = desk.getByRole('textbox', { name: words.publish.link });
  await expect(link).toHaveValue(/\/r\//);
  await keys.expectNoPointer();
  await desk.goto(new URL(await link.inputValue()).pathname);
  await expect(desk.getByRole('radiogroup', { name: come })).toBeVisible();
  await keys.to(desk.getByRole('button', { name: 'OK', exact: true }));
});
