import { Button, Tooltip } from 'antd';
import { memo, type ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
}

/** An icon button with a tooltip. */
export const ToolButton = memo(({ label, icon, disabled, danger, onClick }: ToolButtonProps) => (
  <Tooltip title={disabled ? undefined : label} mouseEnterDelay={0.4}>
    <Button type="text" size="small" danger={danger} icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
  </Tooltip>
));
ToolButton.displayName = 'ToolButton';
