import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children'> {
  to: string;
  /** Accessible name if only the icon is visible. */
  label?: string;
}

/** Leads somewhere and looks like a button: a real link, so that it can be opened in a new tab and is announced as what it is. */
export function LinkButton({ to, label, ...look }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);

  return (
    <Button {...look} aria-label={label} title={label} href={href} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />
  );
}
