import type { MenuProps } from 'antd';

/** For menus whose entries open dialogs: an entry acts while its key is still down, and a dialog would take the rest of that press for its own. */
export const endKeyPress: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();
