import { Select } from 'antd';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadView } from '../session/session-store';
import { nodeOptions } from './transfer-choice';
import styles from './transfer.module.css';

/** The list takes the tab key for a choice, so that whoever leaves it would change what is chosen. */
function leaveAsItIs(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

interface QuestionSelectProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** The questions that go: the one it was opened at, and any others. */
export function QuestionSelect({ chosen, onChange }: QuestionSelectProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const readView = useReadView();
  const options = useMemo(() => [...nodeOptions(readView())], [readView]);
  return (
    <div className={styles.part} onKeyDownCapture={leaveAsItIs}>
      <label htmlFor={id} className={styles.legend}>
        {t('questions')}
      </label>
      <Select
        id={id}
        mode="multiple"
        className={styles.field}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount={8}
        maxTagTextLength={24}
        placeholder={t('choose')}
        options={options}
        value={[...chosen]}
        onChange={(ids: number[]) => onChange(ids)}
      />
    </div>
  );
}
