import { describe, expect, it } from '@jest/globals';
import { en } from './en';
import { zhCN } from './zh-CN';

// The module in its first state: other test files of this process have loaded the words.
const address = './messages?unloaded';
const { hasWords, loadWords, messagesIn } = (await import(address)) as typeof import('./messages');

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
