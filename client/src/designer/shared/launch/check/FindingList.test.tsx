import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { launchFindings, type SurveyDefinition } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addFindingTexts } from './finding-words';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const quotas: SurveyDefinition['quotas'] = [{ id: 90, kind: 'custom', name: 'All', conditions: [], limit: 5 }];
const limited: SurveyDefinition = { ...tea, quotas, settings: { repeat: { window: 1, by: ['device'] } } };

describe('what is said before a launch', () => {
  beforeAll(async () => {
    await i18next.use(initReactI18next).init({ lng: 'en', resources: {} });
    // The list adds them when it is loaded, which an earlier test of this worker may have done.
    addFindingTexts();
  });

  it.each([
    ['en', /Quotas are not applied yet/, /limit on repeated answers is not applied yet/],
    ['zh-CN', /\u914d\u989d\u8fd8\u6ca1\u6709\u751f\u6548/, /\u91cd\u590d\u7b54\u9898\u9650\u5236\u8fd8\u6ca1\u6709\u751f\u6548/],
  ])('names, in %s, what a running survey would not do yet, as errors', async (language, ofQuotas, ofRepeat) => {
    await i18next.changeLanguage(language);
    const { FindingList } = await import('./FindingList');

    render(<FindingList checked={{ definition: limited, findings: launchFindings(limited) }} onPreview={jest.fn()} onRules={jest.fn()} />);

    const [repeat, quota] = screen.getAllByRole('listitem');
    expect(quota?.textContent).toMatch(ofQuotas);
    expect(repeat?.textContent).toMatch(ofRepeat);
    for (const item of [repeat, quota]) expect(item?.dataset.severity).toBe('error');
  });
});
