import { describe, expect, it } from '@jest/globals';
import { en } from './en';
import { hasWords, loadWords, messagesIn } from './messages';
import { zhCN } from './zh-CN';

describe('the words of the page', () => {
  it('has Chinese at once', () => {
    expect(hasWords('zh-CN')).toBe(true);
    expect(messagesIn('zh-CN')).toBe(zhCN);
  });

  it('says in English what can happen before the English words are here, and everything once they are', async () => {
    const { loading, unreachableTitle, unreachableText, tryAgain, skipToContent, language } = en;

    expect(hasWords('en')).toBe(false);
    expect(messagesIn('en')).toMatchObject({ loading, unreachableTitle, unreachableText, tryAgain, skipToContent, language });
    await loadWords('en');
    expect(messagesIn('en')).toBe(en);
  });
});
