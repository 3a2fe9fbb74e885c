import { canLock, readableText, type Sequence, SEQUENCE_MODES } from '@wence/schema';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderSection.module.css';

/** The orders there are, each by its name (Spec 3, sequence modes, which stand in the order of their numbers). */
export function useSequenceChoices(): { value: Sequence; label: string }[] {
  const { t } = useTranslation('editor');
  return SEQUENCE_MODES.map((mode, value) => ({ value: value as Sequence, label: t(`sequence.${mode}`) }));
}

interface Part {
  readonly id: number;
  readonly title: string;
  readonly locked?: boolean;
  readonly other?: boolean;
}

interface OrderSectionProps {
  name: string;
  sequence: Sequence;
  parts: readonly Part[];
  onSequence: (sequence: Sequence) => void;
  onLock: (id: number, locked: boolean) => void;
  /** Absent: respondents name none of these. */
  onOther?: (id: number, other: boolean) => void;
}

/** The order of one list, and a tick for each part that keeps its place. */
export function OrderSection({ name, sequence, parts, onSequence, onLock, onOther }: OrderSectionProps) {
  const { t } = useTranslation('editor');
  const modes = useSequenceChoices();
  // A lock means something in some orders only (Spec 5, option lock).
  const mayLock = canLock(sequence);
  const id = useId();
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <label htmlFor={id}>{name}</label>
        <Select<Sequence> id={id} className={styles.mode} value={sequence} options={modes} onChange={onSequence} />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('order.title')}</th>
              <th scope="col">{t('order.lock')}</th>
              {onOther && <th scope="col">{t('order.other')}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const title = readableText(part.title);
              return (
                <tr key={part.id}>
                  <th scope="row">{title}</th>
                  <td>
                    <Checkbox
                      aria-label={t('order.lockOf', { title })}
                      checked={part.locked ?? false}
                      disabled={!mayLock}
                      onChange={({ target }) => onLock(part.id, target.checked)}
                    />
                  </td>
                  {onOther && (
                    <td>
                      <Checkbox
                        aria-label={t('order.otherOf', { title })}
                        checked={part.other ?? false}
                        onChange={({ target }) => onOther(part.id, target.checked)}
                      />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!mayLock && <p className={styles.hint}>{t('order.lockHint')}</p>}
    </div>
  );
}
