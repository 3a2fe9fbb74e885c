import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFocusBack } from '../focus';
import styles from './Chip.module.css';

interface ChipProps {
  name: string;
  /** What it is set to; null: nothing. */
  value: string | null;
  /** Sets it back to nothing; without it there is no such state. */
  onClear?: () => void;
  /** Accessible name of the button that does. */
  clearLabel?: string;
  /** The edge that chip and fields have in common. */
  align?: 'start' | 'end';
  /** The fields, given the way to close them. */
  children: (close: () => void) => ReactNode;
}

/** A choice as a chip that says what it is set to, with its fields below it while it is open. */
export function Chip({ name, value, onClear, clearLabel, align = 'start', children }: ChipProps) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const holdFocus = useFocusBack(isOpen);

  useEffect(
    function closeFromOutside() {
      if (!isOpen) return;
      const handlePress = ({ target }: PointerEvent) => {
        if (target instanceof Node && !chip.current?.contains(target)) setOpen(false);
      };
      const handleKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // It closes this and not what stands behind it.
        event.preventDefault();
        setOpen(false);
      };
      document.addEventListener('pointerdown', handlePress);
      document.addEventListener('keydown', handleKey, true);
      return () => {
        document.removeEventListener('pointerdown', handlePress);
        document.removeEventListener('keydown', handleKey, true);
      };
    },
    [isOpen],
  );

  const handleToggle = () => {
    holdFocus();
    setOpen(!isOpen);
  };

  return (
    <div ref={chip} className={styles.chip} data-set={value !== null}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={handleToggle}
      >
        {value ?? name}
        {value === null && <DownOutlined className={styles.mark} aria-hidden="true" />}
      </button>
      {value !== null && onClear && (
        <button type="button" className={styles.clear} aria-label={clearLabel} title={clearLabel} onClick={onClear}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <fieldset id={panelId} className={styles.panel} data-align={align} aria-label={name}>
          {children(() => setOpen(false))}
        </fieldset>
      )}
    </div>
  );
}
