import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RequireLogin } from './guard/RequireLogin';
import { Root } from './layout/Root';
import type { TitleKey } from './layout/usePageTitle';
import { BASE, paths } from './routes';
import { CrashPage } from './shared/state/CrashPage';
import { NotFoundPage } from './shared/state/NotFoundPage';

type Lazy = NonNullable<RouteObject['lazy']>;

/** Each page is a chunk of its own; the page before stays until the next one is there. */
const page = (path: string, title: TitleKey, lazy: Lazy): RouteObject => ({ path, handle: { title }, lazy });

const routes: RouteObject[] = [
  page(paths.login, 'auth:login.title', async () => ({ Component: (await import('./features/auth/LoginPage')).LoginPage })),
  page(paths.register, 'auth:register.title', async () => ({ Component: (await import('./features/auth/RegisterPage')).RegisterPage })),
  { path: paths.notFound, handle: { title: 'common:notFound.title' satisfies TitleKey }, element: <NotFoundPage /> },
  {
    element: <RequireLogin />,
    children: [
      {
        lazy: async () => ({ Component: (await import('./layout/MainLayout')).MainLayout }),
        children: [
          { path: paths.home, element: <Navigate to={paths.list} replace /> },
          page(paths.list, 'survey:list.title', async () => ({
            Component: (await import('./features/survey/SurveyListPage')).SurveyListPage,
          })),
          page(paths.recycle, 'survey:recycle.title', async () => ({
            Component: (await import('./features/survey/RecyclePage')).RecyclePage,
          })),
          page(paths.create, 'survey:create.title', async () => ({
            Component: (await import('./features/survey/NewSurveyPage')).NewSurveyPage,
          })),
        ],
      },
      page(paths.survey, 'common:tab.edit', async () => ({ Component: (await import('./features/editor/EditorPage')).EditorPage })),
      page(paths.publish, 'common:tab.publish', async () => ({
        Component: (await import('./features/publish/PublishPage')).PublishPage,
      })),
      page(paths.report, 'common:tab.report', async () => ({ Component: (await import('./features/report/OverallPage')).OverallPage })),
    ],
  },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
];

export const createRouter = () =>
  createBrowserRouter([{ element: <Root />, errorElement: <CrashPage />, hydrateFallbackElement: <span />, children: routes }], {
    basename: BASE,
  });
