import { describe, expect, it } from '@jest/globals';
import { apply, emptyDefinition, type Operation, type SurveyDefinition } from '@wence/schema';
import { surveyStateOf } from './survey-state';
import { FakeAuthor } from './testing/fake-author';
import { FakeServer } from './testing/fake-server';

function survey(): SurveyDefinition {
  const applied = apply(emptyDefinition({ title: 'Canteen' }), [{ op: 'addNode', node: { type: 3, title: 'Why?' } }]);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return applied.definition;
}

const require: Operation = { op: 'updateNode', nodeId: 1, set: { required: true } };
const resize = (size: number): Operation => ({ op: 'updateNode', nodeId: 1, set: { setting: { size } } });
const retitle = (title: string): Operation => ({ op: 'updateNode', nodeId: 1, set: { title } });

describe('what an open survey is to its author', () => {
  it('is its questions, whether they come one by one, and whether a setting is being saved [S3.state.survey]', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    expect(surveyStateOf(author.session)).toEqual({ questions: survey().nodes, perPage: false, commiting: false });
    author.change([{ op: 'updateSurvey', set: { perPage: true } }]);
    expect(surveyStateOf(author.session)).toEqual({ questions: survey().nodes, perPage: true, commiting: true });
  });

  it('is committing from the change of a setting until the server has it [S4.setting-change.committing]', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.change([resize(3)]);
    expect(surveyStateOf(author.session).commiting).toBe(true);
    author.startSending();
    expect(surveyStateOf(author.session).commiting).toBe(true);
    author.finishSending();

    expect(surveyStateOf(author.session).commiting).toBe(false);
  });

  it('is not committing while a title is saved', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.change([retitle('Why not?')], 'typing');

    expect(surveyStateOf(author.session).commiting).toBe(false);
  });

  it('is not committing when the server cannot be reached, or refused', () => {
    const author = new FakeAuthor(new FakeServer(survey()));
    author.change([resize(3)]);
    author.startSending();
    author.do({ type: 'unreachable', answerTo: 'a1', at: 0 });
    expect(surveyStateOf(author.session).commiting).toBe(false);

    author.startSending();
    author.do({ type: 'refused', kind: 'refused', answerTo: 'a1', at: 0 });

    expect(surveyStateOf(author.session).commiting).toBe(false);
  });

  it('has nothing to save when a setting is set to what it is', () => {
    const author = new FakeAuthor(new FakeServer(survey()));

    author.change([resize(1)]);
    author.change([retitle('Why?')]);

    expect(author.session.pending).toEqual([]);
    expect(author.session.history.undo).toEqual([]);
    author.change([require]);
    expect(author.session.pending).toHaveLength(1);
  });
});
