import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderDesigner } from '../../../../testing/render-designer';
import { publish } from '../../i18n/en/publish';
import { addTexts } from '../../i18n/init';
import { publish as zhCN } from '../../i18n/zh-CN/publish';
import { ShortLink } from './ShortLink';

addTexts('publish', { 'zh-CN': zhCN, en: publish });

const ORIGIN = 'https://survey.example';

describe('the short link of a survey', () => {
  const saved: unknown[] = [];
  const open = (url: string | null, taken: readonly string[] = []) => {
    saved.length = 0;
    const saveShortLink = ({ input }: { input: { name?: string } }) => {
      saved.push(input);
      if (taken.includes(input.name ?? ''))
        throw new GraphQLError('taken', { extensions: { code: 'A0400', fields: [{ field: 'name', rule: 'notUnique' }] } });
      return { survey: { id: 'abc', shortLink: `${ORIGIN}/s/${input.name ?? 'k7m2x9a'}` } };
    };
    const deleteShortLink = ({ input }: { input: object }) => {
      saved.push(input);
      return { survey: { id: 'abc', shortLink: null } };
    };
    return renderDesigner(<ShortLink surveyId="abc" origin={ORIGIN} url={url} />, { server: { saveShortLink, deleteShortLink } });
  };

  it('is drawn by the server where its author leaves the name empty', async () => {
    const { user } = await open(null);
    await user.click(screen.getByRole('button', { name: 'Make a short link' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved).toEqual([{ surveyId: 'abc' }]);
  });

  it('says what is wrong with a name before it is sent, and that another survey has it when it is', async () => {
    const { user } = await open(null, ['tea-party']);
    await user.click(screen.getByRole('button', { name: 'Make a short link' }));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });

    await user.type(name, 'tea party');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Letters, digits and single hyphens between them')).toBeTruthy();
    expect(saved).toEqual([]);

    await user.clear(name);
    await user.type(name, 'tea-party');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This name is taken')).toBeTruthy();
    expect(saved).toEqual([{ surveyId: 'abc', name: 'tea-party' }]);
  });

  it('is copied, and begins to be changed with the name it has', async () => {
    const { user } = await open(`${ORIGIN}/s/tea-party`);
    await user.click(screen.getByRole('button', { name: 'Copy short link' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${ORIGIN}/s/tea-party`);

    await user.click(screen.getByRole('button', { name: 'Change name' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('tea-party');
    expect(screen.getByText(/stops working as soon as/)).toBeTruthy();
  });

  it('is taken away only when that has been confirmed, with what it costs', async () => {
    const { user } = await open(`${ORIGIN}/s/tea-party`);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/tea-party will lead nowhere/)).toBeTruthy();
    expect(saved).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed')).toBeTruthy();
    expect(saved).toEqual([{ surveyId: 'abc' }]);
  });
});
