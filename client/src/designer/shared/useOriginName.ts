import { type OriginPart, originName } from '@wence/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The parts of where a response came from, in the order in which they are named. */
export const ORIGIN_PARTS = ['region', 'device', 'os', 'browser'] as const satisfies readonly OriginPart[];

/** Names a device, a system, a browser or a region in the language of the page; the graph writes words in capitals, and null for what is not known. */
export function useOriginName(): (part: OriginPart, value: string | null) => string {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'zh-CN';
  return useCallback((part, value) => originName(part, part === 'region' ? value : (value?.toLowerCase() ?? null), language), [language]);
}
