import { LIMITS, textLength } from '@wence/schema';
import { Input, type InputRef } from 'antd';
import { type Ref, useId } from 'react';
import { FormFault } from '../FormFault';
import styles from './SavedNameField.module.css';

/** Counts characters as the server does; a browser would count an emoji twice. */
const NAME_LENGTH = {
  max: LIMITS.searchText,
  strategy: textLength,
  exceedFormatter: (typed: string, { max }: { max: number }) => [...typed].slice(0, max).join(''),
};

interface SavedNameFieldProps {
  label: string;
  placeholder: string;
  value: string;
  /** The message of its fault; null: it has none. */
  fault: string | null;
  input: Ref<InputRef>;
  onChange: (name: string) => void;
  onEnter: () => void;
}

/** Asks for the name under which something of a report is saved. */
export function SavedNameField({ label, placeholder, value, fault, input, onChange, onEnter }: SavedNameFieldProps) {
  const id = useId();

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input
        ref={input}
        id={id}
        count={NAME_LENGTH}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={fault !== null}
        status={fault === null ? undefined : 'error'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
      <FormFault message={fault} />
    </div>
  );
}
