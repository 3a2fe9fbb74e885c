import { LIMITS, textLength } from '@wence/schema';
import { Input } from 'antd';
import styles from './theme.module.css';

/** Counts characters as the server does; a browser would count an emoji twice. */
const LENGTH = {
  max: LIMITS.buttonText,
  strategy: textLength,
  exceedFormatter: (typed: string, { max }: { max: number }) => [...typed].slice(0, max).join(''),
};

interface WordFieldProps {
  id: string;
  value: string;
  /** The words that the page says without it. */
  placeholder: string;
  disabled: boolean;
  onPick: (words: string) => void;
  onDone: () => void;
}

/** The words of a button. */
export const WordField = ({ id, value, placeholder, disabled, onPick, onDone }: WordFieldProps) => (
  <Input
    id={id}
    className={styles.words}
    count={LENGTH}
    autoComplete="off"
    placeholder={placeholder}
    disabled={disabled}
    value={value}
    onChange={({ target }) => onPick(target.value)}
    onPressEnter={onDone}
  />
);
