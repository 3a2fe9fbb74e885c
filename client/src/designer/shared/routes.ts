/** Every path of the designer below its base, in one place. */
export const BASE = '/designer';

export const paths = {
  index: '/',
  login: '/login',
  register: '/register',
  notFound: '/404',
  list: '/list',
  templates: '/templates',
  templateDetail: '/templates/detail',
  templateTopics: '/templates/special',
  recycle: '/recycle',
  create: '/new',
  importing: '/new/import',
  developers: '/developers',
  survey: '/survey/:surveyId',
  questionLogic: '/survey/:surveyId/logic/question',
  optionLogic: '/survey/:surveyId/logic/option',
  logicMap: '/survey/:surveyId/logic/map',
  preview: '/survey/:surveyId/preview',
  history: '/survey/:surveyId/history',
  code: '/survey/:surveyId/code',
  setting: '/setting/:surveyId',
  theme: '/setting/theme/:surveyId',
  complete: '/setting/complete/:surveyId',
  quota: '/setting/quota/:surveyId',
  wechat: '/setting/wechat/:surveyId',
  verify: '/setting/verify/:surveyId',
  exam: '/setting/exam/:surveyId',
  simulation: '/survey/:surveyId/simulation',
  publish: '/publish/:surveyId',
  sample: '/publish/sample/:surveyId',
  sources: '/publish/source/:surveyId',
  parameters: '/publish/params/:surveyId',
  links: '/publish/link/:surveyId',
  report: '/data/:surveyId',
  detail: '/data/detail/:surveyId',
  insight: '/data/insight/:surveyId',
  cross: '/data/cross/:surveyId',
  category: '/data/custom/:surveyId',
  export: '/data/export/:surveyId',
  examReport: '/data/exam/:surveyId',
  marking: '/data/marking/:surveyId',
  sharedReport: '/report/:shareId',
  sharedCategories: '/open/:surveyId',
  sharedTables: '/open/cross/:surveyId',
  sharedAnswers: '/open/answer/:surveyId',
} as const;

/** The page on which a survey is made of a document, with the way of giving it already chosen. */
export const importUrl = (way: 'text' | 'file' | 'code') => `${paths.importing}?way=${way}`;
export const surveyUrl = (surveyId: string) => `/survey/${surveyId}`;
/** A template by its id. */
export const templateUrl = (id: string) => `${paths.templateDetail}?id=${encodeURIComponent(id)}`;
/** The templates of one topic. */
export const topicUrl = (topic: string) => `${paths.templates}?topic=${encodeURIComponent(topic)}`;
/** The editor with the question library beside the canvas. */
export const libraryUrl = (surveyId: string) => `/survey/${surveyId}?library=1`;
/** The editor with the outline beside the canvas. */
export const outlineUrl = (surveyId: string) => `/survey/${surveyId}?outline=1`;
export const questionLogicUrl = (surveyId: string) => `/survey/${surveyId}/logic/question`;
export const optionLogicUrl = (surveyId: string) => `/survey/${surveyId}/logic/option`;
export const logicMapUrl = (surveyId: string) => `/survey/${surveyId}/logic/map`;
export const previewUrl = (surveyId: string) => `/survey/${surveyId}/preview`;
/** Versions and earlier drafts of a survey. */
export const historyUrl = (surveyId: string) => `/survey/${surveyId}/history`;
/** The definition of a survey as text. */
export const codeUrl = (surveyId: string) => `/survey/${surveyId}/code`;
export const settingUrl = (surveyId: string) => `/setting/${surveyId}`;
/** The end pages of a survey. */
export const completeUrl = (surveyId: string) => `/setting/complete/${surveyId}`;
/** The sample quotas of a survey. */
export const quotaUrl = (surveyId: string) => `/setting/quota/${surveyId}`;
export const simulationUrl = (surveyId: string) => `/survey/${surveyId}/simulation`;
/** The editor with one question selected. */
export const questionUrl = (surveyId: string, nodeId: number) => `/survey/${surveyId}?node=${nodeId}`;
export const publishUrl = (surveyId: string) => `/publish/${surveyId}`;
/** Orders for respondents of a survey. */
export const sampleUrl = (surveyId: string) => `/publish/sample/${surveyId}`;
/** The source tags of a survey. */
export const sourcesUrl = (surveyId: string) => `/publish/source/${surveyId}`;
/** The parameters that a survey receives with its link. */
export const parametersUrl = (surveyId: string) => `/publish/params/${surveyId}`;
/** The one-to-one links of a survey. */
export const linksUrl = (surveyId: string) => `/publish/link/${surveyId}`;
export const reportUrl = (surveyId: string) => `/data/${surveyId}`;
/** The part of the overall report on how responses came. */
export const collectionUrl = (surveyId: string) => `/data/${surveyId}?view=collection`;
/** The overall report with one question at the top. */
export const questionReportUrl = (surveyId: string, nodeId: number) => `/data/${surveyId}#report-question-${nodeId}`;
export const insightUrl = (surveyId: string) => `/data/insight/${surveyId}`;
export const detailUrl = (surveyId: string) => `/data/detail/${surveyId}`;
export const categoryUrl = (surveyId: string) => `/data/custom/${surveyId}`;
export const exportUrl = (surveyId: string) => `/data/export/${surveyId}`;
export const crossUrl = (surveyId: string) => `/data/cross/${surveyId}`;

/** Stands in the address of the list for surveys in no folder. */
export const UNFILED = 'none';

/** The sign-in page that leads back to where one wanted to go (Spec 2, Route guard). */
export const loginUrl = (wanted: string) => `${paths.login}?redirect=${encodeURIComponent(wanted)}`;

/** Pages that nobody wants to see after signing in. */
const ON_THE_WAY: readonly string[] = [paths.login, paths.register, paths.notFound];

/** A path of ours that one may have wanted to see, with or without a query. Nothing else: no host, no scheme, no blank or backslash that a browser reads away. */
const WANTED = new RegExp(
  `^(?:${Object.values(paths)
    .filter((path) => !ON_THE_WAY.includes(path))
    .map((path) => path.replaceAll(/:\w+/g, '[A-Za-z0-9]+'))
    .join('|')})(?:\\?[\\w.~%&=+-]*)?$`,
);

/** The path to open after signing in. Only our own pages are accepted, so that a link cannot redirect to another site. */
export const wantedPath = (redirect: string | null): string => (redirect && WANTED.test(redirect) ? redirect : paths.list);

/** Returns whether the question library is open. This part of the client state (Spec 3) is kept in the address so that any screen can link to it. */
export const isLibraryVisible = (search: string): boolean => new URLSearchParams(search).get('library') === '1';

/** Returns whether the address asks for the outline. */
export const isOutlineWanted = (search: string): boolean => new URLSearchParams(search).get('outline') === '1';

/** Pages of this server beside the designer that ask for a sign-in. */
const OUTSIDE: readonly string[] = ['/graphql'];

/** The page outside the designer to open after signing in, if one wanted to see such a page. */
export const outsidePath = (redirect: string | null): string | undefined => OUTSIDE.find((path) => path === redirect);

/** Pages shown when the session has ended or the survey no longer exists. Leaving for these needs no confirmation. */
const SENT_AWAY: readonly string[] = [paths.login, paths.notFound];

/** Returns whether navigating to `pathname` leaves the editor and the settings of this survey by the author's own choice. */
export function leavesEditor(surveyId: string, pathname: string): boolean {
  const [, tab, ...rest] = pathname.split('/');
  const isInside = tab === 'survey' ? rest[0] === surveyId : tab === 'setting' && rest.at(-1) === surveyId;
  return !isInside && !SENT_AWAY.includes(pathname);
}

/** The views of the editor, which share one open session. */
const VIEWS: readonly string[] = [
  paths.survey,
  paths.questionLogic,
  paths.optionLogic,
  paths.logicMap,
  paths.setting,
  paths.theme,
  paths.complete,
  paths.quota,
  paths.wechat,
  paths.verify,
  paths.exam,
];

/** Returns whether `pathname` is a view of this survey's editor, so that its open session goes on there. */
export const isEditorView = (surveyId: string, pathname: string): boolean =>
  VIEWS.some((path) => path.replace(':surveyId', surveyId) === pathname);
