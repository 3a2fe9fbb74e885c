import type { Language } from '@wence/schema';
import { createContext, useContext } from 'react';
import { earlyEn } from './early-en';
import { type Messages, zhCN } from './zh-CN';

const loaded = new Map<Language, Messages>([['zh-CN', zhCN]]);

const BEFORE_LOADED: Messages = { ...zhCN, ...earlyEn };

export function hasWords(language: Language): boolean {
  return loaded.has(language);
}

/** Chinese is part of the page; English is fetched, before anything is shown. Rejects when it does not come. */
export async function loadWords(language: Language): Promise<void> {
  if (!hasWords(language)) loaded.set(language, (await import('./en')).en);
}

/** The words of a language. The survey's language decides, not the browser's: questions and page must not be mixed. */
export function messagesIn(language: Language): Messages {
  return loaded.get(language) ?? BEFORE_LOADED;
}

export const MessagesContext = createContext<Messages>(zhCN);

export function useMessages(): Messages {
  return useContext(MessagesContext);
}
