import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { innermostHandle } from '../guard/judge-route';
import { storeChannel } from '../session/channel';

/** The page title is the route's title followed by the product's name (Spec 2, Route guard). */
function usePageTitle(): void {
  const { t } = useTranslation(['auth', 'common', 'nav', 'reportNav', 'survey']);
  const key = innermostHandle(useMatches().map(({ handle }) => handle))?.title;
  const title = key ? `${t(key)} - ${t('common:product')}` : t('common:product');

  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Root of all pages: sets the title, stores the channel of the visit and restores the scroll position. */
export function Root() {
  const { search } = useLocation();
  usePageTitle();

  useEffect(() => storeChannel(search), [search]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
