import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { block, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';

/** Nodes 1, container 2 with 3 in it, then 4 and 5. */
const drinks = () => survey(text('Q1', 'Tea'), block('B1', 'Milk', [text('Q2', 'Warm?')]), text('Q3', 'Why'), text('Q4', 'When'));
const grip = (code: string) => screen.findByRole('button', { name: `Drag ${code}` });
const said = () => document.querySelector('main > p[aria-live]')?.textContent;

describe('a question carried by keys', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
  });

  it('is lifted, goes from place to place, into containers too, and is put down there', async () => {
    const { user, server, saved } = await openEditor({ definition: drinks() });
    (await grip('Q3')).focus();
    await user.keyboard(' ');
    expect((await grip('Q3')).getAttribute('aria-pressed')).toBe('true');
    expect(said()).toMatch(/^Lifted Q3 Press space/);
    await user.keyboard('{ArrowUp}');
    expect(said()).toBe('Q3: to position 2 in “B1”');
    expect(document.querySelectorAll('[data-carry-line]')).toHaveLength(1);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(said()).toBe('Q3 is at position 2');
    await user.keyboard('{ArrowDown}');
    await user.keyboard(' ');
    expect(said()).toBe('Q3: now at position 1 in “B1”');
    expect(document.querySelector('[data-carry-line]')).toBeNull();

    await saved();
    expect(server.definition.nodes.map(({ id, nodes }) => nodes?.map((inner) => inner.id) ?? id)).toEqual([1, [4, 3], 5]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Drag Q2'));
  });

  it('takes along those that are chosen together with it', async () => {
    const { user, saved } = await openEditor({ definition: drinks() });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('button', { name: /^Edit Q1/ }));
    await user.click(screen.getByRole('button', { name: /^Edit Q4/ }));
    await user.keyboard('{/Control}');
    (await grip('Q4')).focus();
    await user.keyboard('{Enter}{ArrowUp}{ArrowUp}');
    expect(said()).toBe('2 questions: to position 2 in “B1”');
    await user.keyboard('{Enter}');
    const [container, last] = (await saved()).nodes;
    expect([container?.nodes?.map(({ id }) => id), last?.id]).toEqual([[3, 1, 5], 4]);
  });

  it('stays where it was when it is given up, or the focus goes elsewhere', async () => {
    const { user, server } = await openEditor({ definition: drinks() });
    const before = server.definition;
    (await grip('Q4')).focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(said()).toBe('Moving Q4 was cancelled');
    await user.keyboard(' {ArrowUp}{Tab}');
    expect(said()?.trim()).toBe('Moving Q4 was cancelled');
    expect(document.querySelector('[data-carry-line]')).toBeNull();
    expect(server.definition).toBe(before);
  });

  it('goes into no container if it is one', async () => {
    const { user } = await openEditor({
      definition: survey(text('Q1', 'Tea'), block('B1', 'Milk', [text('Q2', 'Warm?')]), block('B2', 'Rum', [])),
    });
    (await grip('B2')).focus();
    await user.keyboard(' {ArrowUp}');
    expect(said()).toBe('B2 is at position 2');
  });
});
