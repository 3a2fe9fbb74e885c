import type { zhCN } from './zh-CN';

export const en: typeof zhCN = {
  title: 'GraphQL explorer',
  home: 'Back to Wence',
  otherLanguage: '中文',
  pages: 'Related pages',
  developers: 'For developers',
  api: '/v1 reference',
  schema: 'Download schema',
  signedIn: 'Requests go out as you',
  signedOut: 'Your session has ended. What you wrote is still here: sign in again, or put an API key into Headers.',
  signIn: 'Sign in',
  refused: 'The connection was refused ({reason}). Check your session or the API key.',
  closed: 'The connection was closed ({reason}).',
  tabs: {
    surveys: [
      'Your surveys, the newest first.',
      'Ctrl+Enter (on a Mac ⌘+Enter) runs it.',
      'The book at the top left describes all fields.',
      'To send it with an API key, put into Headers:',
      '{ "Authorization": "Bearer wk_…" }',
    ],
    survey: ['Questions, newest responses and link of a survey.', 'Put its id into Variables below.', 'The first tab lists the ids.'],
    live: [
      'Live count: the number of responses now,',
      'and again with every response.',
      'Put the id of a survey into Variables below.',
      'The same button stops it.',
    ],
    create: ['Makes a survey.', 'You find it in My surveys at once.'],
    newTitle: 'Lunch',
  },
};
