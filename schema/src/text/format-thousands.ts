/** Text shown in place of an empty value (Spec 9). */
export const EMPTY = '--';

/** A number with a comma between thousands; an empty value is `--` (Spec 9). The sign and the decimal part stay as they are. */
export const formatThousands = (value: number | string | null | undefined): string => {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return EMPTY;
  const [whole = '', ...decimals] = String(value).split('.');
  const grouped = whole.replace(/[0-9](?=(?:[0-9]{3})+$)/g, '$&,');
  return [grouped, ...decimals].join('.');
};
