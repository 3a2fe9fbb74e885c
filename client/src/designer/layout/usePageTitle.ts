import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { innermostHandle } from '../guard/route-handle';

/** The page title is the route's title followed by the product's name (Spec 2, Route guard). */
export const usePageTitle = (): void => {
  const { t } = useTranslation(['auth', 'common', 'nav', 'survey']);
  const key = innermostHandle(useMatches().map(({ handle }) => handle))?.title;
  const title = key ? `${t(key)} - ${t('common:product')}` : t('common:product');

  useEffect(() => {
    document.title = title;
  }, [title]);
};
