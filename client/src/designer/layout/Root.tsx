import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { storeChannel } from '../session/channel';
import { usePageTitle } from './usePageTitle';

/** What every page shares: its title, the channel someone came from, and where it was scrolled to. */
export const Root = () => {
  const { search } = useLocation();
  usePageTitle();

  useEffect(() => storeChannel(search), [search]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
