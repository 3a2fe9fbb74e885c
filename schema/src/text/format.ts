/** Text shown in place of an empty value (Spec 9). */
export const EMPTY = '--';

/** A number with a comma between thousands; an empty value is `--` (Spec 9). The sign and the decimal part stay as they are. */
export function formatThousands(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return EMPTY;
  const [whole = '', ...decimals] = String(value).split('.');
  const grouped = whole.replace(/[0-9](?=(?:[0-9]{3})+$)/g, '$&,');
  return [grouped, ...decimals].join('.');
}

/** The highest ten-digit number: anything up to it is read as seconds, above as milliseconds (Spec 9). */
const LAST_SECONDS = 9_999_999_999;

const two = (value: number): string => String(value).padStart(2, '0');

function toDate(instant: number | string | Date): Date {
  if (instant instanceof Date) return instant;
  const number = typeof instant === 'number' ? instant : Number(instant);
  if (Number.isNaN(number)) return new Date(instant);
  return new Date(Math.abs(number) <= LAST_SECONDS ? number * 1000 : number);
}

/**
 * An instant in local time. `y m d h i s` in the pattern stand for year, month, day, hour, minute and second; default `y-m-d h:i:s` (Spec 9).
 * Takes Unix seconds (ten digits), milliseconds, an ISO text or a date; what is empty or no instant is `--`.
 */
export function formatInstant(instant: number | string | Date | null | undefined, pattern = 'y-m-d h:i:s'): string {
  if (instant === null || instant === undefined || instant === '') return EMPTY;
  const date = toDate(instant);
  if (Number.isNaN(date.getTime())) return EMPTY;
  const parts: Readonly<Record<string, string>> = {
    y: String(date.getFullYear()),
    m: two(date.getMonth() + 1),
    d: two(date.getDate()),
    h: two(date.getHours()),
    i: two(date.getMinutes()),
    s: two(date.getSeconds()),
  };
  return pattern.replace(/[ymdhis]/g, (letter) => parts[letter] ?? letter);
}

/** Whole seconds as a clock shows them: `29:05`, and `1:29:05` where there are hours. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
