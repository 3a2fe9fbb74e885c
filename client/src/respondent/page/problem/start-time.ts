import type { Language } from '@wence/schema';

/** An instant as the respondent's own clock shows it, with the day of the week; and the zone of that clock. */
export function startTime(opensAt: string, language: Language, timeZone?: string): { readonly time: string; readonly zone: string } {
  const at = new Date(opensAt);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'short', timeZone }).formatToParts(at);
  return { time, zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '' };
}
