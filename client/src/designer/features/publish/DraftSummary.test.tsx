import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { multiple, single, survey, text } from '@wence/schema/testing';
import { FakeSite, SiteError } from '../../../../testing/designer/fake-site';
import { openDesigner } from '../../../../testing/designer/open-designer';
import { expectAccessible } from '../../../../testing/expect-accessible';
import './PublishPage';

const SURVEY = {
  id: '1',
  number: 1,
  title: 'Canteen',
  state: 'NOT_COLLECTING',
  status: 'DRAFT',
  publishedVersion: null,
  unpublishedChanges: null,
  responseCount: 0,
  updatedAt: '2026-11-01T00:00:00.000Z',
  shortLink: null,
  shareLink: null,
  versions: [],
};

/** Opens the publish page of a draft. */
async function openPublish(definition: SurveyDefinition | null): Promise<void> {
  const site = new FakeSite({
    me: () => ({ id: '1', name: 'Author', mobile: '13800000000', noReadMail: 0 }),
    survey: () => SURVEY,
    surveyDefinition: () => {
      if (!definition) throw new SiteError('B0001');
      return { surveyId: '1', revision: 1, definition };
    },
  });
  await openDesigner('/publish/1', site);
}

const summary = async () => within(await screen.findByRole('region', { name: 'Before you launch' }));
const factOf = async (name: string) => ((await (await summary()).findByText(name)).nextSibling as HTMLElement).textContent;

describe('a survey before its launch', () => {
  it('says how long it is and that nothing stands in the way', async () => {
    await openPublish(survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Why?')));

    expect(await factOf('Questions')).toBe('2');
    expect(await factOf('Time to answer')).toBe('about 1 minute');
    expect(await factOf('Launch check')).toBe('Ready');
    expect((await summary()).getByRole('link', { name: 'Preview with reasons' }).getAttribute('href')).toMatch(/\/preview$/);
    await expectAccessible(document.body);
  });

  it('names what has to be done first', async () => {
    await openPublish(survey(multiple('Q1', 'Drinks?', ['tea', 'tea'], { setting: { min: 2 } }), single('Q2', 'Tea?', [])));

    expect(await factOf('Launch check')).toMatch(/to fix$/);
    expect((await summary()).getByText(/Q2 Tea\?” has no options yet/)).toBeTruthy();
  });

  it('leads to the first question where there is none, and offers no preview of nothing', async () => {
    await openPublish(survey());

    expect(await factOf('Time to answer')).toBe('–');
    expect((await summary()).getByRole('link', { name: 'Edit the survey' })).toBeTruthy();
    expect((await summary()).queryByRole('link', { name: 'Preview with reasons' })).toBeNull();
  });

  it('says that its draft cannot be read, and leads to the editor', async () => {
    await openPublish(null);

    expect(await (await summary()).findByText(/^The draft cannot be read right now/)).toBeTruthy();
    expect((await summary()).getByRole('link', { name: 'Edit the survey' }).getAttribute('href')).toBe('/designer/survey/1');
    expect((await summary()).queryByText('Questions')).toBeNull();
    await expectAccessible(document.body);
  });
});
