import { expect, it } from '@jest/globals';
import { questionCatalogue } from '@wence/schema';
import { TYPE_GROUPS } from './type-groups';

it('offers every type of the catalogue once, in three groups [S3.catalogue.categories]', () => {
  expect(TYPE_GROUPS.map(({ category }) => category)).toEqual(['basic', 'quick', 'professional']);
  const offered = TYPE_GROUPS.flatMap(({ types }) => types);
  expect(offered.toSorted()).toEqual(questionCatalogue.map(({ key }) => key).toSorted());
});
