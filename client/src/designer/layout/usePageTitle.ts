import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';

/** Keys of page titles; a route names its own under `handle.title`. */
export type TitleKey =
  | 'auth:login.title'
  | 'auth:register.title'
  | 'common:notFound.title'
  | 'common:tab.edit'
  | 'common:tab.publish'
  | 'common:tab.report'
  | 'survey:create.title'
  | 'survey:list.title'
  | 'survey:recycle.title';

interface TitleHandle {
  title?: TitleKey;
}

/** The page title is the route's title followed by the product's name (Spec 2, Route guard). */
export const usePageTitle = (): void => {
  const { t } = useTranslation(['auth', 'common', 'survey']);
  const key = useMatches()
    .map(({ handle }) => (handle as TitleHandle | undefined)?.title)
    .findLast((title) => title !== undefined);
  const title = key ? `${t(key)} - ${t('common:product')}` : t('common:product');

  useEffect(() => {
    document.title = title;
  }, [title]);
};
