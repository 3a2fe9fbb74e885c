import { describe, expect, it } from '@jest/globals';
import type { Answers, SurveyDefinition, SurveyNode } from '@wence/schema';
import type { Outcome } from '../send/submission';
import type { Action } from '../session/action';
import type { Session } from '../session/session';
import type { ShownResults } from '../session/shown-results';
import { startSession } from '../session/start-session';
import { viewOf } from '../session/way';
import { reduceWithResults } from './results-step';

const NOW = 1000;
const choice = (id: number, more: Partial<SurveyNode> = {}): SurveyNode => ({
  id,
  code: `Q${id}`,
  type: 1,
  title: `Question ${id}`,
  setting: { show_result: true },
  options: [1, 2].map((place) => ({ id: id * 10 + place, code: `${place}`, title: `option ${place}` })),
  ...more,
});
const plain = (id: number): SurveyNode => ({ id, code: `Q${id}`, type: 3, title: `Question ${id}` });
const result = (id: number): ShownResults => ({ [id]: { base: 4, percents: { [id * 10 + 1]: 75, [id * 10 + 2]: 25 } } });

function open(nodes: readonly SurveyNode[], more: Partial<SurveyDefinition> = {}): Session {
  const definition: SurveyDefinition = { format: 1, lastId: 99, title: 'Tea', perPage: true, nodes, ...more };
  const survey = { surveyId: 's1', version: 1, definition };
  return startSession({ survey, draft: null, receipt: null, submissionId: 'id-1', startedAt: '2026-03-01T08:00:00.000Z', origin: {} }, NOW);
}

const play = (session: Session, ...actions: Action[]) =>
  actions.reduce((before, action) => reduceWithResults(before, action, NOW), session);
const chosen = (nodeId: number, place = 1): Action => ({ type: 'chosen', nodeId, optionId: nodeId * 10 + place });
const came = (results: ShownResults | null): Action => ({ type: 'resultsCame', results, said: 'Results are shown' });
function accepted(status: 'complete' | 'screened' | 'over_quota' = 'complete'): Action {
  const outcome: Outcome = { kind: 'accepted', receipt: { responseId: 'r1', status }, ahead: ['lottery'] };
  return { type: 'tried', outcome };
}
const next: Action = { type: 'next' };
const shown = (session: Session) => viewOf(session).page?.nodeIds;
const answers = (session: Session): Answers => session.way.answers;

describe('going on from a question that shows results [4.2.35]', () => {
  const survey = [choice(1), choice(2), plain(3)];
  const asking = play(open(survey), chosen(1), next);
  const seen = play(asking, came(result(1)));

  it('asks for them first, and the page stays', () => {
    expect(shown(asking)).toEqual([1]);
    expect(asking.asking).toEqual({ nodeIds: [1], pageId: 1, accepted: null });
  });

  it('shows them, says so, leads to the first of them, and goes on at the next press', () => {
    expect(shown(seen)).toEqual([1]);
    expect(seen).toMatchObject({
      results: result(1),
      attention: { turn: 1, target: 1 },
      announcement: { said: { words: 'Results are shown' } },
    });
    expect(seen.asking).toBeUndefined();
    expect(shown(play(seen, next))).toEqual([2]);
  });

  it('keeps the choice from the moment they are asked for, also for who comes back', () => {
    for (const session of [asking, seen, play(seen, next, { type: 'shown', screen: 0 })]) {
      const after = play(
        session,
        chosen(1, 2),
        { type: 'answered', nodeId: 1, answer: null },
        { type: 'otherTyped', nodeId: 1, optionId: 11, text: 'x' },
      );
      expect(answers(after)).toEqual({ 1: { option: 11 } });
    }
    expect(answers(play(seen, next, chosen(2)))).toEqual({ 1: { option: 11 }, 2: { option: 21 } });
  });

  it('asks once, however often the button is hit', () => {
    expect(play(asking, next, next)).toEqual(asking);
    expect(play(seen, next, { type: 'shown', screen: 0 }, next)).toMatchObject({ way: { pageId: 2 } });
  });

  it.each([
    ['without an answer', open(survey), [next]],
    ['that was answered wrongly', open([choice(1, { required: true }), plain(2)]), [next]],
    ['that does not show any', open([choice(1, { setting: {} }), plain(2)]), [chosen(1), next]],
  ])('asks for none of a question %s', (_how, session, actions) => {
    expect(play(session, ...actions).asking).toBeUndefined();
  });

  it('goes on without them when they do not come, and the choice stays free', () => {
    const gone = play(asking, came(null));
    expect(shown(gone)).toEqual([2]);
    expect(answers(play(gone, { type: 'shown', screen: 0 }, chosen(1, 2)))).toEqual({ 1: { option: 12 } });
    expect(shown(play(asking, came(result(2))))).toEqual([2]);
  });

  it('does not drag somebody back who went elsewhere meanwhile', () => {
    const back = play(open([plain(1), choice(2), plain(3)]), next, chosen(2), next, { type: 'shown', screen: 0 });
    const late = play(back, came(result(2)));
    expect(shown(late)).toEqual([1]);
    expect(late.attention).toEqual(back.attention);
    expect(late.results).toEqual(result(2));
    expect(shown(play(back, came(null)))).toEqual([1]);
  });

  it('asks by Enter as by the button, and not when the time of a page is over', () => {
    expect(play(open(survey), chosen(1), { type: 'entered' }).asking?.nodeIds).toEqual([1]);
    const timed = open([{ id: 9, code: 'P1', type: 30, title: '', setting: { max: 1 }, nodes: [choice(1)] }, plain(3)], {
      settings: { paging: 'page' },
    });
    const later = reduceWithResults(play(timed, chosen(1)), { type: 'ticked' }, NOW + 5000);
    expect(later.asking).toBeUndefined();
  });
});

describe('handing in a last page that shows results [4.2.35]', () => {
  const sending = play(open([choice(1), plain(2), choice(3)], { perPage: false }), chosen(1), chosen(3), next);
  const asking = play(sending, accepted());
  const seen = play(asking, came({ ...result(1), ...result(3) }));

  it('sends the answers first', () => {
    expect(sending).toMatchObject({ sending: { kind: 'sending' } });
    expect(sending.asking).toBeUndefined();
    expect(asking).toMatchObject({ stage: 'form', receipt: null, sending: { kind: 'sending' }, asking: { nodeIds: [1, 3] } });
  });

  it('shows them with the choices, and leads to the thanks and what is after them', () => {
    expect(seen).toMatchObject({
      stage: 'shownResults',
      receipt: { responseId: 'r1' },
      sending: { kind: 'idle' },
      attention: { target: 1 },
    });
    expect(answers(seen)).toEqual({ 1: { option: 11 }, 3: { option: 31 } });
    expect(play(seen, next)).toMatchObject({ stage: 'done', receipt: { responseId: 'r1' }, ahead: ['lottery'], way: { answers: {} } });
  });

  it('leaves nothing to change once the answers are in', () => {
    const after = play(seen, chosen(1, 2), { type: 'typed', nodeId: 2, text: 'x' }, { type: 'shown', screen: 0 }, { type: 'ticked' });
    expect(after).toEqual(seen);
  });

  it('comes to the thanks without them when they do not come', () => {
    expect(play(asking, came(null))).toMatchObject({ stage: 'done', receipt: { responseId: 'r1' }, ahead: ['lottery'] });
  });

  it.each(['screened', 'over_quota'] as const)('shows none to a response that is %s and counts nowhere', (status) => {
    expect(play(sending, accepted(status))).toMatchObject({ stage: 'done', receipt: { status } });
  });

  it('begins anew with nothing shown', () => {
    const anew = play(seen, { type: 'restarted', submissionId: 'id-2', startedAt: '2026-03-01T09:00:00.000Z', origin: {} });
    expect(anew).toMatchObject({ stage: 'form', submissionId: 'id-2', receipt: null });
    expect(anew.results).toBeUndefined();
  });
});

describe('coming back to a draft [4.2.35]', () => {
  it('shows what the device remembers, as far as the answer is still there', () => {
    const back = play(open([choice(1), choice(2)]), chosen(1), came({ ...result(1), ...result(2) }));

    expect(back.results).toEqual(result(1));
    expect(answers(play(back, chosen(1, 2)))).toEqual({ 1: { option: 11 } });
  });
});
