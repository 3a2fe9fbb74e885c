import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrossAddress } from './cross-address';
import type { CrossVariable } from './cross-variables';
import styles from './CrossSetup.module.css';
import { choicesOf } from './variable-choices';

interface NestingPickersProps {
  variables: readonly CrossVariable[];
  address: Pick<CrossAddress, 'columns' | 'nested'>;
  onChange: (change: Pick<CrossAddress, 'nested'>) => void;
}

/** The choice that takes a division back; no question has this id. */
const UNDIVIDED = 0;

/** Divides the columns of each chosen question by another one. */
export function NestingPickers({ variables, address: { columns, nested }, onChange }: NestingPickersProps) {
  const { t } = useTranslation('cross');
  const chosen = columns.flatMap((id) => variables.find(({ localId }) => localId === id) ?? []);

  return (
    <ul className={styles.nestings}>
      {chosen.map(({ localId: outer, name }) => {
        const inner = nested.find((one) => one.outer === outer)?.inner;
        const choices = choicesOf(
          variables.filter(({ localId }) => localId !== outer),
          t('retired'),
        );
        const others = nested.filter((one) => one.outer !== outer);
        return (
          <li key={outer} className={styles.nesting}>
            <span className={styles.nestingName} title={name}>
              {name}
            </span>
            <Select<number>
              className={styles.within}
              aria-label={t('within.label', { name })}
              placeholder={t('within.add')}
              notFoundContent={t('found')}
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              options={inner === undefined ? choices : [{ value: UNDIVIDED, label: t('within.none') }, ...choices]}
              value={inner}
              onChange={(picked: number) => onChange({ nested: picked === UNDIVIDED ? others : [...others, { outer, inner: picked }] })}
            />
          </li>
        );
      })}
    </ul>
  );
}
