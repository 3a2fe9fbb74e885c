import type { PositionAnswer } from '@wence/schema';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import type { FieldProps } from './field';
import { NumberInput } from './NumberFields';

const LONGITUDES = { min: -180, max: 180 };
const LATITUDES = { min: -90, max: 90 };

/** A place on earth and its address. */
export function PositionField({ value, describedBy, onChange }: FieldProps<PositionAnswer>) {
  const { t } = useTranslation('answerEdit');
  const change = (part: Partial<PositionAnswer>) => onChange({ lng: 0, lat: 0, ...value, ...part });
  const number = (key: 'lng' | 'lat', bounds: { readonly min: number; readonly max: number }) => (
    <label className={styles.pair}>
      <span>{t(key)}</span>
      <NumberInput
        name={t(key)}
        value={value?.[key]}
        bounds={bounds}
        step={0.000001}
        describedBy={describedBy}
        onChange={(degrees) => degrees !== undefined && change({ [key]: degrees })}
      />
    </label>
  );
  return (
    <div className={styles.grid}>
      {number('lng', LONGITUDES)}
      {number('lat', LATITUDES)}
      <label className={styles.pair}>
        <span>{t('address')}</span>
        <Input value={value?.address ?? ''} disabled={!value} onChange={({ target }) => change({ address: target.value })} />
      </label>
      {value && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
