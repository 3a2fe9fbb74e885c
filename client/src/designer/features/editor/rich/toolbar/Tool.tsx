import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Left out for what is done and not switched. */
  isOn?: boolean;
  isExpanded?: boolean;
  isBusy?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A toolbar button that keeps the selection in the text. */
export const Tool = ({ label, icon, isOn, isExpanded, isBusy, disabled, onClick }: ToolProps) => (
  <Tooltip title={disabled ? undefined : label} mouseEnterDelay={0.4}>
    <Button
      type={isOn || isExpanded ? 'default' : 'text'}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      loading={isBusy}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  </Tooltip>
);
