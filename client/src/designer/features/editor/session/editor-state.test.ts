import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { editorStateOf } from './editor-state';
import { NOTHING_SELECTED, select } from './selection';

const tea = { id: 2, code: '1', title: 'Tea' };
const survey: SurveyDefinition = {
  format: 1,
  lastId: 2,
  title: 'Canteen',
  nodes: [{ id: 1, code: 'Q1', type: 1, title: 'What do you drink?', options: [tea] }],
};

describe('what of a survey its author works on', () => {
  it('is a question with its id, type and name in the catalogue, and the option in it [S3.state.editor]', () => {
    const chosen = select(NOTHING_SELECTED, { nodeId: 1, optionId: 2 });

    expect(editorStateOf(survey, chosen)).toEqual({ visible: true, nodeId: 1, type: 1, key: 'single', option: tea });
  });

  it('has no option while none is selected, or when it is gone', () => {
    expect(editorStateOf(survey, select(NOTHING_SELECTED, { nodeId: 1 }))).toMatchObject({ visible: true, option: null });
    expect(editorStateOf(survey, select(NOTHING_SELECTED, { nodeId: 1, optionId: 9 }))).toMatchObject({ option: null });
  });

  it('is not visible while nothing is selected, or when the question is gone [S3.state.editor]', () => {
    expect(editorStateOf(survey, NOTHING_SELECTED)).toEqual({ visible: false });
    expect(editorStateOf(survey, select(NOTHING_SELECTED, { nodeId: 7 }))).toEqual({ visible: false });
  });
});
