import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly type?: 'button' | 'submit';
  /** Something is under way. The button stays reachable and keeps the focus; pressing it again does nothing. */
  readonly isBusy?: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function Button({ kind = 'primary', type = 'button', isBusy = false, className = '', onClick, children }: ButtonProps) {
  return (
    <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} aria-disabled={isBusy || undefined} onClick={onClick}>
      {children}
    </button>
  );
}
