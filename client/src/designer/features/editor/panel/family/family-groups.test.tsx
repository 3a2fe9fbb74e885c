import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apply, emptyDefinition, type NewNode } from '@wence/schema';
import { expectAccessible } from '../../../../../../testing/expect-accessible';
import { renderPanelOf } from '../../../../../../testing/render-panel';

/** Properties that only some kinds of questions have, by the rule that asks for them. */
const PANELS: readonly (readonly [rule: string, node: NewNode, labels: readonly string[]])[] = [
  ['S2.panel.page', { type: 0 }, ['Allow going back', 'Text of the next button', 'Limit the time']],
  ['S2.panel.choice', { type: 2 }, ['Options per row', 'Show results']],
  ['S2.panel.open-geography-date', { type: 3 }, ['Format', 'Box size', 'Suffix']],
  ['S2.panel.open-geography-date', { type: 23, subType: 1 }, ['Format']],
  ['S2.panel.form', { type: 16, subType: 1 }, ['Fields']],
  ['S2.panel.image-choice', { type: 34, subType: 1 }, ['Options per row', 'Show results']],
  ['S2.panel.single-image', { type: 38 }, ['Picture to mark']],
  ['S2.panel.rank', { type: 9 }, ['At least', 'At most']],
  ['S2.panel.table-dynamic', { type: 7, subType: 2 }, ['Minimum rows', 'Maximum rows', 'Initial rows']],
  ['S2.panel.rating-slider', { type: 4 }, ['Icon', 'From', 'To', 'Text on the left']],
  ['S2.panel.rating-slider', { type: 13 }, ['Step', 'Starts at', 'Vertical']],
  ['S2.panel.evaluation', { type: 5 }, ['Template', 'Points', 'Show tags', 'Allow a comment']],
  ['S2.panel.matrix', { type: 14, subType: 1 }, ['Swap rows and columns', 'Keep the header in view', 'One card per row on phones']],
  ['S2.panel.cascade', { type: 10 }, ['Hint for level 1']],
  ['S2.panel.proportion', { type: 17 }, ['Limit each number', 'Require a total']],
  ['S2.panel.city', { type: 11 }, ['Level of detail']],
  ['S2.panel.upload', { type: 36 }, ['File type', 'Maximum file size (MB)']],
  ['S2.panel.signature', { type: 41, subType: 1 }, ['Visibility']],
];

describe('each kind of question has the panel of its kind [S2.panel.page] [S2.panel.choice] [S2.panel.open-geography-date] [S2.panel.form] [S2.panel.image-choice] [S2.panel.single-image] [S2.panel.rank] [S2.panel.table-dynamic] [S2.panel.rating-slider] [S2.panel.evaluation] [S2.panel.matrix] [S2.panel.cascade] [S2.panel.proportion] [S2.panel.city] [S2.panel.upload] [S2.panel.signature]', () => {
  it.each(PANELS)('%s: %j', async (_, node, labels) => {
    const made = apply(emptyDefinition({ title: 'Panels' }), [{ op: 'addNode', node }]);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));

    await renderPanelOf(made.definition);

    for (const label of labels) expect(screen.getAllByText(label)).not.toHaveLength(0);
    await expectAccessible();
  });
});
