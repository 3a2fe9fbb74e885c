import type { MenuProps } from 'antd';

/** For menus that open dialogs: keeps the key press that chose an entry from also acting on the dialog. */
export const endKeyPress: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();
