import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { askForFlags, asksForFlags, NO_CONDITIONS } from '../../shared/response-conditions/conditions';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { ColumnChooser } from './ColumnChooser';
import type { ChosenColumns, OfferedColumns } from './chosen-columns';
import styles from './DetailPage.module.css';
import { ImportButton } from './import/ImportButton';
import type { ListAddress, ListOrder } from './list-address';
import { ReviewChips } from '../../shared/response-filter/ReviewChips';
import type { ResponseRow } from './useResponseList';

interface ListBarProps {
  surveyId: string;
  address: ListAddress;
  versions: readonly { readonly version: number; readonly createdAt: string }[];
  rows: readonly ResponseRow[];
  offered: OfferedColumns;
  choice: ChosenColumns;
  /** Null: the survey was never launched, so that nothing can be imported. */
  onImported: (() => void) | null;
  onGo: (change: Partial<ListAddress>) => void;
}

const ORDERS: readonly ListOrder[] = ['newest', 'oldest'];

/** Which responses the table shows, in which order, and which of their answers. */
export function ListBar({ surveyId, address, versions, rows, offered, choice, onImported, onGo }: ListBarProps) {
  const { t } = useTranslation('response');
  const { conditions } = address.filter;
  const knownTags = [...new Set(rows.flatMap(({ tags }) => tags))];
  // No condition and no sort sees what is in the recycle bin: whoever asks for the one leaves the other.
  const changeFilter = (filter: ListAddress['filter']) =>
    onGo(filter.conditions.conditions.length > 0 ? { filter, review: { ...address.review, deleted: false } } : { filter });
  const changeReview = (review: ListAddress['review']) =>
    onGo(review.deleted ? { review, filter: { ...address.filter, conditions: NO_CONDITIONS }, sort: null } : { review });

  return (
    <div className={styles.bar}>
      <FilterChips surveyId={surveyId} filter={address.filter} versions={versions} onChange={changeFilter} />
      <ReviewChips
        filter={address.review}
        knownTags={knownTags}
        isFlagged={asksForFlags(conditions)}
        onChange={changeReview}
        onFlagged={(isFlagged) => changeFilter({ ...address.filter, conditions: askForFlags(conditions, isFlagged) })}
      />
      <div className={styles.look}>
        <QuietSwitch
          label={t('order.label')}
          choices={ORDERS.map((key) => ({ key, name: t(`order.${key}`) }))}
          chosen={address.sort ? null : address.order}
          onChange={(order) => onGo({ order, sort: null })}
        />
        <ColumnChooser offered={offered} choice={choice} />
        {onImported && <ImportButton surveyId={surveyId} onImported={onImported} />}
      </div>
    </div>
  );
}
