import { describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import type { Candidate } from '../submission/candidate.type.js';
import { mobilesIn } from './mobile-claim.policy.js';
import { findProven, provenSet, unprovenIn } from './proven-mobiles.read-model.js';
import { mobileSurvey, NODE } from './mobile-proof.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));

function candidate(submissionId: string, mobiles: Candidate['mobiles']): Candidate {
  const response = { id: submissionId, surveyId: 's', submissionId };
  return { response, mobiles } as unknown as Candidate; // What else a candidate has is not looked at here.
}

describe('mobiles that codes have to have proven', () => {
  it('are those of such questions, with an answer', () => {
    const answers = { [NODE.mobile]: { text: '13800000001' }, [NODE.text]: { text: '13800000002' } };

    expect(mobilesIn(answers, mobileSurvey)).toEqual([{ nodeId: NODE.mobile, mobile: '13800000001' }]);
    expect(mobilesIn(answersOf(tea, { Q1: 'tea' }), tea)).toEqual([]);
  });

  it('are asked for only where some are named', () => {
    const named = candidate('b', [{ nodeId: 1, mobile: '13800000001' }]);

    expect(findProven([candidate('a', []), candidate('c', [])])).toBeNull();
    expect(findProven([candidate('a', []), named])?.values).toEqual(['s', 'b']);
  });

  it('are found by survey, submission, question and number', () => {
    const proven = provenSet([{ survey_id: 's', submission_id: 'a', node_id: 1, mobile: '13800000001' }]);
    const claim = { nodeId: 1, mobile: '13800000001' };

    expect(unprovenIn(candidate('a', [claim]), proven)).toEqual([]);
    expect(unprovenIn(candidate('b', [claim]), proven)).toEqual([1]);
    expect(unprovenIn(candidate('a', [claim, { ...claim, nodeId: 2 }, { nodeId: 3, mobile: '13800000003' }]), proven)).toEqual([2, 3]);
  });
});
