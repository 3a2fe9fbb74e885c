import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import styles from './Chip.module.css';

interface DialogChipProps {
  name: string;
  /** What it is set to; null: nothing. */
  value: string | null;
  /** Accessible name of the button that sets it back to nothing. */
  clearLabel: string;
  onOpen: () => void;
  onClear: () => void;
}

/** A choice as a chip that says what it is set to, with its fields in a dialog. */
export function DialogChip({ name, value, clearLabel, onOpen, onClear }: DialogChipProps) {
  return (
    <div className={styles.chip} data-set={value !== null}>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
        {value ?? name}
        {value === null && <DownOutlined className={styles.mark} aria-hidden="true" />}
      </button>
      {value !== null && (
        <button type="button" className={styles.clear} aria-label={clearLabel} title={clearLabel} onClick={onClear}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
