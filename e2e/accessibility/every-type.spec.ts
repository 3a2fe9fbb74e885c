import { expectAccessible } from '../support/axe.js';
import { test } from './all-asked.js';
import { KEYS, PATIENCE_MS, throughAllStates } from './through-all-states.js';

test('Every type, empty, left out, answered wrongly and answered, on a desktop: axe-core finds nothing [4.2.62]', async ({
  askAll,
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  await throughAllStates(await askAll(KEYS, page), (state) => expectAccessible(page, `${state}, 1440 px`));
});
