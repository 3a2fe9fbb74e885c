import { expect, it } from '@jest/globals';
import { libraryUrl, surveyUrl } from '../../../routes';
import { isLibraryVisible } from './library-visible';

const searchOf = (url: string) => new URL(url, 'http://here').search;

it('shows the library where the address says so, and the types everywhere else [S3.state.library-visible]', () => {
  expect(isLibraryVisible(searchOf(libraryUrl('abc')))).toBe(true);
  expect(isLibraryVisible(searchOf(surveyUrl('abc')))).toBe(false);
  expect(isLibraryVisible('?library=0')).toBe(false);
});
