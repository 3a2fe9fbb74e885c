import { SwapOutlined } from '@ant-design/icons';
import { LIMITS } from '@wence/schema';
import { Button, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { CONFIDENCES, type Confidence, type CrossAddress, MEASURES } from './cross-address';
import type { CrossVariable } from './cross-variables';
import styles from './CrossSetup.module.css';
import { NestingPickers } from './NestingPickers';
import { VariablePicker } from './VariablePicker';

interface CrossSetupProps {
  variables: readonly CrossVariable[];
  address: CrossAddress;
  onChange: (change: Partial<CrossAddress>) => void;
}

/** How differences between columns are tested. */
function TestChoice({ address: { confidence, bonferroni }, onChange }: Pick<CrossSetupProps, 'address' | 'onChange'>) {
  const { t } = useTranslation('cross');

  return (
    <div className={styles.tests}>
      <Select<Confidence>
        className={styles.confidence}
        aria-label={t('confidence.label')}
        value={confidence}
        options={CONFIDENCES.map((value) => ({ value, label: t(`confidence.${value}`) }))}
        onChange={(picked) => onChange({ confidence: picked })}
      />
      <Checkbox checked={bonferroni} disabled={confidence === 'off'} onChange={({ target }) => onChange({ bonferroni: target.checked })}>
        {t('bonferroni')}
      </Checkbox>
    </div>
  );
}

/** What is crossed with what, what the cells show, and how it is tested. */
export function CrossSetup({ variables, address, onChange }: CrossSetupProps) {
  const { t } = useTranslation('cross');
  const { rows, columns, measure } = address;

  return (
    <div className={styles.setup}>
      <div className={styles.pickers}>
        <VariablePicker
          label={t('rows')}
          help={t('rowsHelp', { most: LIMITS.crossRows })}
          variables={variables}
          chosen={rows}
          most={LIMITS.crossRows}
          onChange={(chosen) => onChange({ rows: chosen })}
        />
        <Button
          className={styles.swap}
          type="text"
          icon={<SwapOutlined />}
          aria-label={t('swap')}
          title={t('swap')}
          disabled={rows.length > LIMITS.crossColumns || rows.length + columns.length === 0}
          onClick={() => onChange({ rows: columns, columns: rows })}
        />
        <div className={styles.columns}>
          <VariablePicker
            label={t('columns')}
            help={t('columnsHelp', { most: LIMITS.crossColumns })}
            variables={variables}
            chosen={columns}
            most={LIMITS.crossColumns}
            onChange={(chosen) => onChange({ columns: chosen })}
          />
          <NestingPickers variables={variables} address={address} onChange={onChange} />
        </div>
      </div>
      <div className={styles.options}>
        <QuietSwitch
          label={t('measure.label')}
          choices={MEASURES.map((key) => ({ key, name: t(`measure.${key}`) }))}
          chosen={measure}
          onChange={(chosen) => onChange({ measure: chosen })}
        />
        <TestChoice address={address} onChange={onChange} />
      </div>
    </div>
  );
}
