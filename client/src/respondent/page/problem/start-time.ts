import type { Language } from '@wence/schema';

/** An instant as the respondent's own clock shows it, with the day of the week and the zone it is told in. */
export function startTime(opensAt: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(opensAt));
}
