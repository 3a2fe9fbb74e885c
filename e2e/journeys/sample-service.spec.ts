import { expect, test } from '../fixtures.js';
import { sampleOrderTexts } from '../i18n/sample-order-texts.js';
import { expectAccessibleAt } from '../support/axe.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Fifty respondents, three in a second. */
const DELIVERY_MS = 60_000;

test('Respondents are ordered, quoted, come by themselves, and are accepted; the results tell their source [S2.route.publish-sample] [S2.nav.publish]', async ({
  desk,
  author,
  language,
}) => {
  test.setTimeout(120_000);
  const texts = sampleOrderTexts(language);
  const surveyId = await author.launched(language);
  await desk.goto(`/designer/publish/sample/${surveyId}`);
  await expect(desk.getByText(texts.simulates)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'the sample service without orders');

  await desk.getByRole('button', { name: texts.add }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: texts.target }).fill('50');
  await dialog.getByRole('textbox', { name: texts.contact, exact: true }).fill('Ada');
  await expect(dialog.getByText(texts.quote)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'a new order for respondents');
  await dialog.getByRole('button', { name: texts.save }).click();

  const order = desk.getByRole('article');
  await order.getByRole('button', { name: texts.submit }).click();
  await order.getByRole('button', { name: texts.accept }).click();
  await expect(order.getByText(texts.running, { exact: true })).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'an order with respondents on their way');
  await expect(order.getByText(texts.delivered, { exact: true })).toBeVisible({ timeout: DELIVERY_MS });
  await expect(order.getByRole('progressbar')).toHaveAttribute('value', '100');
  await order.getByRole('button', { name: texts.acceptDelivery }).click();
  await desk.getByRole('dialog').getByRole('button', { name: texts.acceptDelivery }).click();
  await expect(order.getByText(texts.done, { exact: true })).toBeVisible();

  await desk.goto(`/designer/publish/source/${surveyId}`);
  await expect(desk.getByRole('row', { name: new RegExp(texts.source) }).getByText('50', { exact: true })).toBeVisible();
  await desk.goto(`/designer/data/detail/${surveyId}`);
  await expect(desk.getByText(texts.source).first()).toBeVisible();
});
