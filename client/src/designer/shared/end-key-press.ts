import type { MenuProps } from 'antd';

/** Keeps the key press that chose a menu entry from also acting on the dialog it opens. */
export const endKeyPress: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();
