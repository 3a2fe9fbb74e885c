import { describe, expect, it } from '@jest/globals';
import { editId, localPartId, onlyPartId, readPartId, versionId } from './part-id.policy.js';

const survey = 'aB3dE6gH9j';

describe('ids of parts of a survey', () => {
  it('are taken apart into what they were made of', () => {
    expect(readPartId(localPartId(survey, 17))).toEqual({ surveyId: survey, kind: 'local', number: 17 });
    expect(readPartId(versionId(survey, 3))).toEqual({ surveyId: survey, kind: 'version', number: 3 });
    expect(readPartId(editId(survey, 12))).toEqual({ surveyId: survey, kind: 'edit', number: 12 });
    expect(readPartId(onlyPartId(survey, 'theme'))).toEqual({ surveyId: survey, kind: 'theme' });
  });

  it.each([
    '',
    survey,
    `${survey}.`,
    '.17',
    `${survey}.0`,
    `${survey}.017`,
    `${survey}.-1`,
    `${survey}.1.5`,
    `${survey}.v`,
    `${survey}.x3`,
  ])('are not %j', (id) => {
    expect(readPartId(id)).toBeNull();
  });

  it.each([`${survey}.17\n`, ` ${survey}.17`, `${survey}.settings `, `${survey}.Theme`, `${survey}.99999999999`])('are not %j', (id) => {
    expect(readPartId(id)).toBeNull();
  });
});
