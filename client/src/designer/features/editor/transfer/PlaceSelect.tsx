import { rowByKey } from '@wence/schema';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeLabel, type PlaceChoice } from './transfer-choice';
import { useTransferPlacesQuery } from './transfer.generated';
import styles from './transfer.module.css';
import { QUIET } from './useTransferReport';

interface PlaceSelectProps {
  surveyId: string;
  /** False: what is copied stands in no container. */
  fitsInside: boolean;
  value: PlaceChoice;
  onChange: (place: PlaceChoice) => void;
}

/** Where in the other survey the questions go: to an end, behind a question or page, or into a container. */
export function PlaceSelect({ surveyId, fitsInside, value, onChange }: PlaceSelectProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  // While they are loaded, or can't be, the ends are places all the same.
  const { data } = useTransferPlacesQuery({ variables: { surveyId }, fetchPolicy: 'network-only', context: QUIET });
  const options = [
    { value: 'end', label: t('atEnd') },
    { value: 'start', label: t('atStart') },
    ...(data?.survey.nodes ?? []).flatMap((node) => {
      const name = nodeLabel(node);
      const behind = { value: `after:${node.localId}`, label: t('behind', { name }) };
      const isHolder = fitsInside && rowByKey(node.key as Parameters<typeof rowByKey>[0]).isContainer; // The server has the same catalogue.
      return isHolder ? [{ value: `inside:${node.localId}`, label: t('inside', { name }) }, behind] : [behind];
    }),
  ] as { value: PlaceChoice; label: string }[]; // Made of the same words.
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.legend}>
        {t('place')}
      </label>
      <Select
        id={id}
        className={styles.field}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
