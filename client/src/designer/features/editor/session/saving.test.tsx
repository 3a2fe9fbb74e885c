import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, single, slider, text } from '@wence/schema/testing';
import { enterNumber, numberField } from '../../../../../testing/controls';
import { openQuestion } from '../../../../../testing/designer/open-editor';

const REFUSED = 'Your edit of Q1 was not saved; the saved version is back';

describe('a setting', () => {
  it('is being saved, which is said while it lasts and blocks nothing [S4.setting-change.loader]', async () => {
    const { user, panel, site, saved, server } = await openQuestion(slider('Q1', 'How was it?'));
    const answer = site.hold('EditSurvey');

    await enterNumber(user, 'Step', '5');
    expect(await panel().findByText('Syncing settings')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Title of Q1' }), ' Loud?');
    answer();

    await saved();
    expect(panel().queryByText('Syncing settings')).toBeNull();
    expect(server.definition.nodes[0]).toMatchObject({ title: 'How was it? Loud?', setting: { step: 5 } });
  });

  it('that is left as it was sends nothing [S4.setting-change.skip-unchanged]', async () => {
    const { user, panel, sent, saved } = await openQuestion(slider('Q1', 'How was it?', { setting: { step: 5 } }));
    const left = panel().getByRole('textbox', { name: 'Text on the left' });

    for (const field of [numberField('Step'), numberField('To'), left]) {
      await user.click(field);
      await user.tab();
    }
    await enterNumber(user, 'Step', '5');
    await user.type(left, 'Low');
    await user.tab();

    await saved();
    expect(sent()).toEqual([{ op: 'updateNode', nodeId: 1, set: { setting: { left_text: 'Low' } } }]);
  });

  it('that the server does not take shows what it was [S4.setting-change.revert-on-failure]', async () => {
    const { user, site } = await openQuestion(slider('Q1', 'How was it?', { setting: { step: 5 } }));
    site.fail('EditSurvey', { code: 'A0400' });

    await enterNumber(user, 'Step', '20');

    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect(numberField('Step').value).toBe('5');
  });

  it('of an option that the server does not take is the former one, and nothing turns any more [S8.option-failure.hides-loading] [S8.option-failure.reverts]', async () => {
    const { user, panel, site } = await openQuestion(single('Q1', 'Tea?', ['Yes', 'No']));
    await user.click(screen.getByRole('textbox', { name: 'Option 1' }));
    const code = await panel().findByRole<HTMLInputElement>('textbox', { name: 'Option code' });
    const before = code.value;
    const answer = site.hold('EditSurvey');
    site.fail('EditSurvey', { code: 'A0400' });

    await user.clear(code);
    await user.type(code, 'T1{Enter}');
    expect(await panel().findByText('Syncing settings')).toBeTruthy();
    answer();

    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect(panel().queryByText('Syncing settings')).toBeNull();
    expect(panel().getByRole<HTMLInputElement>('textbox', { name: 'Option code' }).value).toBe(before);
  });
});

describe('what the server does not take', () => {
  it('is the former type again [S4.switch.failure-restores]', async () => {
    const { user, panel, site } = await openQuestion(single('Q1', 'Tea?', ['Yes', 'No']));
    site.fail('EditSurvey', { code: 'A0400' });

    await user.click(panel().getByText('Multiple choice'));

    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect(panel().getByRole<HTMLInputElement>('radio', { name: 'Single choice' }).checked).toBe(true);
    expect(panel().getByRole('heading', { level: 2, name: 'Single choice' })).toBeTruthy();
  });

  it('is the former title again, and its author is told [S4.title.failed-restores]', async () => {
    const { user, site } = await openQuestion(text('Q1', 'How was it?'));
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of Q1' });
    site.fail('EditSurvey', { code: 'A0400' });

    await user.clear(title);
    await user.type(title, 'Was it good?');
    await user.tab();

    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of Q1' }).value).toBe('How was it?');
  });

  it('is the former text of a button again, and its author is told [S4.button-text.failed-restores]', async () => {
    const { user, site } = await openQuestion(page('P1', { setting: { next_text: 'Go on' } }));
    const field = () => within(screen.getByRole('article')).getByRole<HTMLInputElement>('textbox', { name: 'Text of the next button' });
    site.fail('EditSurvey', { code: 'A0400' });

    await user.clear(field());
    await user.type(field(), 'Further');
    await user.tab();

    expect(await screen.findByText(/Your edit of P1 was not saved/)).toBeTruthy();
    expect(field().value).toBe('Go on');
  });
});

describe('an edit elsewhere', () => {
  it('shows up by itself', async () => {
    const { editElsewhere } = await openQuestion(text('Q1', 'How was it?'), text('Q2', 'Why?'));

    editElsewhere([{ op: 'updateNode', nodeId: 2, set: { title: 'Why not?' } }]);

    expect(await screen.findByText('Why not?')).toBeTruthy();
  });

  it('that comes while the server cannot be reached does not lose what is typed', async () => {
    const { user, site, saved } = await openQuestion(text('Q1', 'How was it?'));
    site.fail('EditSurvey', 'unreachable');
    await user.type(screen.getByRole('textbox', { name: 'Title of Q1' }), ' Really?');
    await user.tab();
    expect(await screen.findByText('Offline, will save later')).toBeTruthy();

    site.mend('EditSurvey');
    window.dispatchEvent(new Event('online'));

    await waitFor(async () => expect((await saved()).nodes[0]?.title).toBe('How was it? Really?'));
  });
});
