import { describe, expect, it } from '@jest/globals';
import { isEditorView, isLibraryVisible, leavesEditor, libraryUrl, loginUrl, outsidePath, surveyUrl, wantedPath } from './routes';

describe('the way through the sign-in page', () => {
  it('leads back to where one wanted to go', () => {
    const url = loginUrl('/data/42?tab=a&b=c');

    const redirect = new URL(url, 'https://example.com').searchParams.get('redirect');

    expect(wantedPath(redirect)).toBe('/data/42?tab=a&b=c');
  });

  it.each([
    '/',
    '/recycle',
    '/new',
    '/developers',
    '/survey/Ab3dE6gH9k',
    '/survey/Ab3dE6gH9k/logic/option',
    '/survey/Ab3dE6gH9k/logic/map',
    '/survey/Ab3dE6gH9k/preview',
    '/setting/Ab3dE6gH9k',
    '/survey/Ab3dE6gH9k/simulation',
    '/publish/Ab3dE6gH9k',
    '/data/Ab3dE6gH9k?tab=a',
  ])('leads to %s', (redirect) => {
    expect(wantedPath(redirect)).toBe(redirect);
  });

  it.each([
    null,
    '',
    'list',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    '//evil.example/list',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/list//evil.example',
    '/list/../..//evil.example',
    '/list@evil.example',
    '@evil.example',
    '//list@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/list\n',
    '\u0000//evil.example',
    '/\u2215evil.example',
    '/list#//evil.example',
    '/list?a=\\b',
    '/login',
    '/login?redirect=/login',
    '/register',
    '/404',
    '/nothing',
    '/list/',
    '/survey/',
    '/survey/a/../../r/b',
  ])('leads to the list instead of %j, S25', (redirect) => {
    expect(wantedPath(redirect)).toBe('/list');
  });

  it('leads out of the designer to the explorer of the graph', () => {
    expect(outsidePath('/graphql')).toBe('/graphql');
  });

  it.each([
    null,
    '',
    '/list',
    '/graphql/',
    '/graphql?query=x',
    '//graphql',
    'graphql',
    '/graphql@evil.example',
    '/v1/docs',
    'https://evil.example/graphql',
  ])('leads nowhere else outside, such as %j, S25', (redirect) => {
    expect(outsidePath(redirect)).toBeUndefined();
  });
});

const searchOf = (url: string) => new URL(url, 'http://here').search;

it('shows the library where the address says so, and the types everywhere else [S3.state.library-visible]', () => {
  expect(isLibraryVisible(searchOf(libraryUrl('abc')))).toBe(true);
  expect(isLibraryVisible(searchOf(surveyUrl('abc')))).toBe(false);
  expect(isLibraryVisible('?library=0')).toBe(false);
});

it.each(['/list', '/publish/Ab3', '/data/Ab3', '/survey/Ab34', '/survey/Xy9', '/setting/Xy9', '/setting/theme/Ab34'])(
  '%s is somewhere else',
  (pathname) => {
    expect(leavesEditor('Ab3', pathname)).toBe(true);
  },
);

it.each(['/survey/Ab3', '/survey/Ab3/logic/question', '/setting/Ab3', '/setting/theme/Ab3'])(
  '%s is the editor or its settings still',
  (pathname) => {
    expect(leavesEditor('Ab3', pathname)).toBe(false);
  },
);

it.each(['/login', '/404'])('%s is where one is sent, not where one goes', (pathname) => {
  expect(leavesEditor('Ab3', pathname)).toBe(false);
});

it.each(['/survey/Ab3', '/survey/Ab3/logic/map', '/setting/Ab3', '/setting/exam/Ab3'])('%s shows the open session', (pathname) => {
  expect(isEditorView('Ab3', pathname)).toBe(true);
});

it.each(['/survey/Ab3/preview', '/survey/Ab3/history', '/survey/Xy9', '/publish/Ab3'])('%s ends the open session', (pathname) => {
  expect(isEditorView('Ab3', pathname)).toBe(false);
});
