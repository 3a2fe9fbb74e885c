import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { launchFindings, type SurveyDefinition } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addFindingTexts } from './finding-words';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const limited: SurveyDefinition = { ...tea, settings: { repeat: { window: 1, by: ['parameter'] } } };

describe('what is said before a launch', () => {
  beforeAll(async () => {
    await i18next.use(initReactI18next).init({ lng: 'en', resources: {} });
    // The list adds them when it is loaded, which an earlier test of this worker may have done.
    addFindingTexts();
  });

  it.each([
    ['en', /No received parameter is the key/],
    ['zh-CN', /\u5173\u952e\u53c2\u6570/],
  ])('names, in %s, what a running survey would not do yet, as errors', async (language, ofRepeat) => {
    await i18next.changeLanguage(language);
    const { FindingList } = await import('./FindingList');

    render(<FindingList checked={{ definition: limited, findings: launchFindings(limited) }} onPreview={jest.fn()} onRules={jest.fn()} />);

    const [repeat] = screen.getAllByRole('listitem');
    expect(repeat?.textContent).toMatch(ofRepeat);
    expect(repeat?.dataset.severity).toBe('error');
  });
});
