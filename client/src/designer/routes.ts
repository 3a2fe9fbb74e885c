/** Every path of the designer below its base, in one place. */
export const BASE = '/designer';

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  notFound: '/404',
  list: '/list',
  recycle: '/recycle',
  create: '/new',
  survey: '/survey/:surveyId',
  publish: '/publish/:surveyId',
  report: '/data/:surveyId',
} as const;

export const surveyUrl = (surveyId: string) => `/survey/${surveyId}`;
export const publishUrl = (surveyId: string) => `/publish/${surveyId}`;
export const reportUrl = (surveyId: string) => `/data/${surveyId}`;

/** The sign-in page that leads back to where one wanted to go. */
export const loginUrl = (wanted: string) =>
  wanted === paths.home || wanted === paths.list ? paths.login : `${paths.login}?redirect=${encodeURIComponent(wanted)}`;

const OPEN: readonly string[] = [paths.login, paths.register, paths.notFound];

/** A path of ours that needs a sign-in, with or without a query. Nothing else: no host, no scheme, no blank or backslash that a browser reads away. */
const WANTED = new RegExp(
  `^(?:${Object.values(paths)
    .filter((path) => !OPEN.includes(path))
    .map((path) => path.replaceAll(/:\w+/g, '[A-Za-z0-9]+'))
    .join('|')})(?:\\?[\\w.~%&=+-]*)?$`,
);

/** Where to go after signing in. Only pages of our own: a link must not lead someone elsewhere through our sign-in. */
export const wantedPath = (redirect: string | null): string => (redirect && WANTED.test(redirect) ? redirect : paths.list);

/** Whether a path may be seen without signing in (Spec 2, Route guard). */
export const isOpen = (pathname: string): boolean => OPEN.includes(pathname);
