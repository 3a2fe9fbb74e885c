import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apply, emptyDefinition, LIMITS, questionCatalogue, type QuestionRow } from '@wence/schema';
import { page, rate } from '@wence/schema/testing';
import { openEditor, openQuestion } from '../../../../../testing/designer/open-editor';

/** Types whose title, or what stands in them, is all there is to see. */
const hasPreview = ({ key, answer, isContainer }: QuestionRow) => key === 'page' || (answer !== 'none' && !isContainer);

function everyType() {
  const made = apply(
    emptyDefinition({ title: 'Every type' }),
    questionCatalogue.map(({ type, subType }) => ({ op: 'addNode', node: type === undefined ? { group: true } : { type, subType } })),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.definition;
}

describe('the canvas', () => {
  it('draws each type as respondents will find it [S2.canvas.preview-each-type]', async () => {
    const { server } = await openEditor({ definition: everyType() });

    const articles = await screen.findAllByRole('article');

    expect(articles).toHaveLength(questionCatalogue.length);
    for (const [place, row] of questionCatalogue.entries()) {
      const { code } = server.definition.nodes[place] ?? {};
      const drawn = articles.find((article) => article.getAttribute('aria-label') === code)?.querySelector('[data-preview]');
      if (hasPreview(row)) expect([row.key, Boolean(drawn)]).toEqual([row.key, true]);
    }
  });
});

describe('the words on the buttons of a page', () => {
  const field = () => within(screen.getByRole('article')).getByRole<HTMLInputElement>('textbox', { name: 'Text of the next button' });

  it('are edited where they stand; left empty they are what they were [S4.button-text.empty-reverts]', async () => {
    const { user, panel, stored } = await openQuestion(page('P1'));
    const usual = field().value;

    await user.clear(field());
    await user.type(field(), 'Go on');
    await user.tab();
    expect((await stored()).setting).toEqual({ next_text: 'Go on' });
    for (const each of [field, () => panel().getByRole<HTMLInputElement>('textbox', { name: 'Text of the next button' })]) {
      await user.clear(each());
      expect(each().value).toBe('');
      await user.tab();
      expect(each().value).toBe('Go on');
    }
    await user.clear(field());
    await user.type(field(), usual);
    await user.tab();

    expect((await stored()).setting).toBeUndefined();
  });
});

describe('the words at the ends of a scale', () => {
  const side = (name: string) => within(screen.getByRole('article')).getByRole<HTMLInputElement>('textbox', { name });

  it('are written under it, count a Chinese character as two, and may be taken away again', async () => {
    const { user, stored } = await openQuestion(rate('Q1', 'How was it?'));
    const longest = '\u597d'.repeat(LIMITS.scaleText / 2);

    await user.type(side('Text on the left'), 'bad');
    await user.type(side('Text on the right'), `${longest}!`);
    await user.tab();
    expect((await stored()).setting).toEqual({ left_text: 'bad', right_text: longest });
    await user.clear(side('Text on the left'));
    await user.tab();

    await waitFor(async () => expect((await stored()).setting).toEqual({ right_text: longest }));
  });
});
