import { Button, Tooltip } from 'antd';
import { memo, type ReactNode } from 'react';
import { type Throttled, useThrottle } from '../session/editor-actions';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  /** True while a click does nothing; unlike a disabled button it keeps the focus. */
  isWaiting?: boolean;
  onClick: () => void;
}

/** An icon button with a tooltip. */
export const ToolButton = memo(({ label, icon, disabled, danger, isWaiting, onClick }: ToolButtonProps) => (
  <Tooltip title={disabled ? undefined : label} mouseEnterDelay={0.4}>
    <Button
      type="text"
      size="small"
      className={styles.tool}
      danger={danger}
      icon={icon}
      aria-label={label}
      aria-disabled={isWaiting || undefined}
      disabled={disabled}
      onClick={onClick}
    />
  </Tooltip>
));
ToolButton.displayName = 'ToolButton';

/** An icon button whose action is throttled. It keeps the focus meanwhile, and shows that it waits. */
export function ThrottledToolButton({ kind, onClick, ...tool }: ToolButtonProps & { kind: Throttled }) {
  const { isWaiting, act } = useThrottle(kind);
  return <ToolButton {...tool} isWaiting={isWaiting} onClick={() => act(onClick)} />;
}
