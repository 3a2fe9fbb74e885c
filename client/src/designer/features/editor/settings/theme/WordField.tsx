import { LIMITS, textLength } from '@wence/schema';
import { Input } from 'antd';
import { useTextField } from '../../field/useTextField';
import { useEditorActions } from '../../session/editor-actions';
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
  onChange: (words: string) => void;
}

/** The words of a button. */
export function WordField({ id, value, placeholder, disabled, onChange }: WordFieldProps) {
  const { flush } = useEditorActions();
  const { shown, handlers } = useTextField<HTMLInputElement>({ value, mayBeEmpty: true, onChange, onLeave: flush });
  return (
    <Input
      id={id}
      className={styles.words}
      count={LENGTH}
      autoComplete="off"
      placeholder={placeholder}
      disabled={disabled}
      value={shown}
      {...handlers}
    />
  );
}
