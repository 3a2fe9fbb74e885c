import { isBrackets, speaksOf } from '@wence/schema';
import { asEntries, type Conditions, NO_CONDITIONS } from '../../shared/response-conditions/conditions';
import { type ResponseFilter, writeFilter } from '../../shared/response-filter/response-filter';
import { detailUrl } from '../../shared/routes';

const hasBrackets = ({ conditions }: Conditions): boolean => conditions.some(isBrackets);

/**
 * Address of the data detail with the responses behind a finding: those that the filter of the report and that of the finding mean. The report counts
 * complete and valid ones unless its filter says otherwise, the detail lists all, so that this is said as well. Null: brackets do not stand in brackets.
 */
export function behindCard(surveyId: string, filter: ResponseFilter, own: Conditions | null): string | null {
  const { status, conditions } = filter;
  if (conditions.match === 'any' && hasBrackets(conditions)) return null;
  const all = [...asEntries(conditions), ...asEntries(own ?? NO_CONDITIONS), ...(speaksOf(conditions, 'valid') ? [] : [{ valid: true }])];
  const isOpen = status.length === 0 && !speaksOf(conditions, 'status');
  const query = new URLSearchParams();
  writeFilter(query, { ...filter, status: isOpen ? ['COMPLETE'] : status, conditions: { conditions: all } });
  return `${detailUrl(surveyId)}?${query}`;
}
