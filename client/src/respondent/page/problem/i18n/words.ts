import { useMessages } from '../../../i18n/messages';
import { en } from './en';
import { type ProblemWords, zhCN } from './zh-CN';

export function useProblemWords(): ProblemWords {
  return useMessages().language === 'en' ? en : zhCN;
}
