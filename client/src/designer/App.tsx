import { StyleProvider } from '@ant-design/cssinjs';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { App as AntApp, ConfigProvider } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { kitWords } from './i18n/init';
import { SignOutProvider } from './session/account';
import { Notices } from './shared/notice/Notices';
import { antdTheme } from './theme/antd-theme';
import { keptStyles } from './theme/kept-styles';

interface AppProps {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
  onSignOut: () => void;
}

/** Messages stay for two seconds, one at a time (Spec 8), and below the top bar, so that they cover no navigation. */
const MESSAGE = { duration: 2, maxCount: 1, top: 60 };

/** Menus open inside the landmark they belong to: at the end of the page, readers would find them outside of everything. */
const openNear = (trigger?: HTMLElement): HTMLElement => trigger?.closest<HTMLElement>('.ant-modal-wrap, header, main') ?? document.body;

const styles = keptStyles();

/** The data layer is outermost: dialogs and messages of the kit are drawn outside the router, and load data too. */
export function App({ client, router, onSignOut }: AppProps) {
  const { i18n } = useTranslation();

  return (
    <ApolloProvider client={client}>
      <StyleProvider cache={styles}>
        <ConfigProvider theme={antdTheme} locale={kitWords(i18n.language)} button={{ autoInsertSpace: false }} getPopupContainer={openNear}>
          <AntApp message={MESSAGE}>
            <SignOutProvider value={onSignOut}>
              <Notices />
              <RouterProvider router={router} />
            </SignOutProvider>
          </AntApp>
        </ConfigProvider>
      </StyleProvider>
    </ApolloProvider>
  );
}
