import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { EditorView, ViewHandle } from './features/editor/editor-view';
import type { RouteHandle, TitleKey } from './guard/judge-route';
import { RouteGuard } from './guard/RouteGuard';
import { needWords } from './i18n/init';
import { Root } from './layout/Root';
import { BASE, paths } from './shared/routes';
import { CrashPage, NotFoundPage } from './shared/state/error-pages';

type Lazy = NonNullable<RouteObject['lazy']>;

/** Each page is a chunk of its own; the page before stays until the next one is there. */
const page = (name: string, path: string, title: TitleKey, lazy: Lazy): RouteObject => ({
  path,
  handle: { name, title } satisfies RouteHandle,
  lazy,
});

/** A view of the editor. It has no element of its own: the editor around it reads from the handle what to show. */
const view = (name: string, path: string, title: TitleKey, shown: EditorView): RouteObject => ({
  path,
  handle: { name, title, view: shown } satisfies RouteHandle & ViewHandle,
  element: null,
});

/** The editor stays while its author goes from view to view, so that the open session keeps its history, its selection and its place. */
const editor: RouteObject = {
  lazy: async () => {
    const [{ EditorPage }] = await Promise.all([import('./features/editor/EditorPage'), needWords('designing')]);
    return { Component: EditorPage };
  },
  children: [
    view('survey', paths.survey, 'nav:edit', 'canvas'),
    view('logic-question', paths.questionLogic, 'nav:questionLogic', 'question'),
    view('logic-option', paths.optionLogic, 'nav:optionLogic', 'option'),
    view('logic-map', paths.logicMap, 'nav:logicMap', 'map'),
    view('setting', paths.setting, 'nav:setting', { settings: 'answering' }),
    view('setting-theme', paths.theme, 'nav:setting', { settings: 'appearance' }),
    view('setting-complete', paths.complete, 'nav:setting', { settings: 'complete' }),
    view('setting-wechat', paths.wechat, 'nav:setting', { settings: 'wechat' }),
    view('setting-quota', paths.quota, 'nav:setting', { settings: 'quota' }),
    view('setting-verify', paths.verify, 'nav:setting', { settings: 'verify' }),
    view('setting-exam', paths.exam, 'nav:setting', { settings: 'exam' }),
  ],
};

const main: RouteObject = {
  lazy: async () => ({ Component: (await import('./layout/MainLayout')).MainLayout }),
  children: [
    page('list', paths.list, 'survey:list.title', async () => ({
      Component: (await import('./features/survey/SurveyListPage')).SurveyListPage,
    })),
    page('templates', paths.templates, 'nav:templates', async () => ({
      Component: (await import('./features/template/TemplatesPage')).TemplatesPage,
    })),
    page('template-detail', paths.templateDetail, 'nav:templateDetail', async () => ({
      Component: (await import('./features/template/TemplatePage')).TemplatePage,
    })),
    page('template-topics', paths.templateTopics, 'nav:templateTopics', async () => ({
      Component: (await import('./features/template/TopicsPage')).TopicsPage,
    })),
    page('recycle', paths.recycle, 'survey:recycle.title', async () => ({
      Component: (await import('./features/survey/RecyclePage')).RecyclePage,
    })),
    page('developers', paths.developers, 'nav:developers', async () => ({
      Component: (await import('./features/developers/DevelopersPage')).DevelopersPage,
    })),
    page('new-import', paths.importing, 'survey:create.importTitle', async () => {
      const [{ ImportPage }] = await Promise.all([import('./features/survey/making/importing/ImportPage'), needWords('designing')]);
      return { Component: ImportPage };
    }),
    page('new', paths.create, 'survey:create.title', async () => ({
      Component: (await import('./features/survey/making/NewSurveyPage')).NewSurveyPage,
    })),
  ],
};

const routes: RouteObject[] = [
  { path: paths.index, handle: { name: 'index' } satisfies RouteHandle, element: <Navigate to={paths.list} replace /> },
  page('login', paths.login, 'auth:login.title', async () => ({ Component: (await import('./features/auth/LoginPage')).LoginPage })),
  page('register', paths.register, 'auth:register.title', async () => ({
    Component: (await import('./features/auth/RegisterPage')).RegisterPage,
  })),
  { path: paths.notFound, handle: { name: '404', title: 'common:notFound.title' } satisfies RouteHandle, element: <NotFoundPage /> },
  main,
  editor,
  page('preview', paths.preview, 'nav:preview', async () => {
    const [{ PreviewPage }] = await Promise.all([import('./features/editor/preview/PreviewPage'), needWords('designing')]);
    return { Component: PreviewPage };
  }),
  page('history', paths.history, 'nav:history', async () => {
    const [{ HistoryPage }] = await Promise.all([import('./features/history/HistoryPage'), needWords('designing')]);
    return { Component: HistoryPage };
  }),
  page('code', paths.code, 'nav:code', async () => {
    const [{ CodePage }] = await Promise.all([import('./features/code/CodePage'), needWords('designing')]);
    return { Component: CodePage };
  }),
  page('simulation', paths.simulation, 'nav:simulation', async () => {
    const [{ SimulationPage }] = await Promise.all([import('./features/editor/simulation/SimulationPage'), needWords('designing')]);
    return { Component: SimulationPage };
  }),
  page('publish', paths.publish, 'nav:publish', async () => ({
    Component: (await import('./features/publish/PublishPage')).PublishPage,
  })),
  page('publish-sample', paths.sample, 'nav:publish', async () => ({
    Component: (await import('./features/publish/sample/SamplePage')).SamplePage,
  })),
  page('publish-source', paths.sources, 'nav:publish', async () => ({
    Component: (await import('./features/publish/source/SourcesPage')).SourcesPage,
  })),
  page('publish-params', paths.parameters, 'nav:publish', async () => ({
    Component: (await import('./features/publish/params/ParametersPage')).ParametersPage,
  })),
  page('publish-link', paths.links, 'nav:publish', async () => ({
    Component: (await import('./features/publish/link/LinksPage')).LinksPage,
  })),
  page('data', paths.report, 'reportNav:name.overall', async () => ({
    Component: (await import('./features/report/OverallPage')).OverallPage,
  })),
  page('data-detail', paths.detail, 'reportNav:name.detail', async () => ({
    Component: (await import('./features/response/DetailPage')).DetailPage,
  })),
  page('data-insight', paths.insight, 'reportNav:name.insight', async () => ({
    Component: (await import('./features/insight/InsightPage')).InsightPage,
  })),
  page('data-cross', paths.cross, 'reportNav:name.cross', async () => ({
    Component: (await import('./features/cross/CrossPage')).CrossPage,
  })),
  page('data-custom', paths.category, 'reportNav:name.category', async () => ({
    Component: (await import('./features/category/CategoryPage')).CategoryPage,
  })),
  page('data-export', paths.export, 'reportNav:name.export', async () => ({
    Component: (await import('./features/export/ExportPage')).ExportPage,
  })),
  page('data-exam', paths.examReport, 'reportNav:name.exam', async () => ({
    Component: (await import('./features/exam-report/ExamReportPage')).ExamReportPage,
  })),
  page('data-marking', paths.marking, 'reportNav:name.marking', async () => ({
    Component: (await import('./features/marking/MarkingPage')).MarkingPage,
  })),
  // One name for all three: it opens without a login, and nothing is asked about the visitor.
  page('report-share', paths.sharedReport, 'nav:sharedReport', async () => ({
    Component: (await import('./features/report/SharedReportPage')).SharedReportPage,
  })),
  page('report-share', paths.sharedCategories, 'nav:sharedReport', async () => ({
    Component: (await import('./features/category/SharedCategoriesPage')).SharedCategoriesPage,
  })),
  page('report-share', paths.sharedTables, 'nav:sharedReport', async () => ({
    Component: (await import('./features/cross/SharedTablesPage')).SharedTablesPage,
  })),
  page('report-share', paths.sharedAnswers, 'nav:sharedReport', async () => ({
    Component: (await import('./features/response/SharedAnswersPage')).SharedAnswersPage,
  })),
  // No name, so the guard knows no such page.
  { path: '*' },
];

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        element: <Root />,
        errorElement: <CrashPage />,
        hydrateFallbackElement: <span />,
        children: [{ element: <RouteGuard />, children: routes }],
      },
    ],
    { basename: BASE },
  );
