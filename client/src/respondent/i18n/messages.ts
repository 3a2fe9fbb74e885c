import type { Language } from '@wence/schema';
import { createContext, useContext } from 'react';
import { en } from './en';
import { type Messages, zhCN } from './zh-CN';

/** The words of a language. The survey's language decides, not the browser's: questions and page must not be mixed. */
export function messagesIn(language: Language): Messages {
  return language === 'en' ? en : zhCN;
}

export const MessagesContext = createContext<Messages>(zhCN);

export function useMessages(): Messages {
  return useContext(MessagesContext);
}
