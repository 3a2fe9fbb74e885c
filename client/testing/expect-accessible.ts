import { expect } from '@jest/globals';
import axe from 'axe-core';

/** Rules about what jsdom does not know: colours, and the page around a component. */
const OUT_OF_SIGHT = ['color-contrast', 'region', 'landmark-one-main', 'page-has-heading-one', 'html-has-lang', 'document-title'];

/** Names, roles and states are what assistive technology needs; colours and sizes are judged in the browser. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const rules = Object.fromEntries(OUT_OF_SIGHT.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
