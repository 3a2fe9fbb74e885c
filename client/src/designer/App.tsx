import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { App as AntApp, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { SignOutProvider } from './session/SignOutContext';
import { Notices } from './shared/notice/Notices';
import { antdTheme } from './theme/antd-theme';

interface AppProps {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
  onSignOut: () => void;
}

/** Messages stay for two seconds, one at a time (Spec 8). */
const MESSAGE = { duration: 2, maxCount: 1 };

export const App = ({ client, router, onSignOut }: AppProps) => {
  const { i18n } = useTranslation();

  return (
    <ConfigProvider theme={antdTheme} locale={i18n.language === 'en' ? enUS : zhCN} button={{ autoInsertSpace: false }}>
      <AntApp message={MESSAGE}>
        <ApolloProvider client={client}>
          <SignOutProvider value={onSignOut}>
            <Notices />
            <RouterProvider router={router} />
          </SignOutProvider>
        </ApolloProvider>
      </AntApp>
    </ConfigProvider>
  );
};
