import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/useMe';
import { useSignOut } from '../session/useSignOut';

/** Who is signed in, by mobile number, and the way out. */
export const AccountMenu = () => {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'mobile', label: me?.mobile ?? '--', disabled: true },
          { type: 'divider' },
          { key: 'logout', icon: <LogoutOutlined />, label: t('nav.logout'), onClick: () => void signOut() },
        ],
      }}
    >
      <Button shape="circle" icon={<UserOutlined />} aria-label={t('nav.account')} />
    </Dropdown>
  );
};
