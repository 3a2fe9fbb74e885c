import { afterEach, describe, expect, it } from '@jest/globals';
import { canonicalText } from '@wence/schema';
import { checked, jump, single, survey, text, withLogic } from '@wence/schema/testing';
import { WechatRule } from '../survey/wechat-rule.policy.js';
import { checkThreads, LaunchCheck } from './launch-check.js';

const jumping = withLogic(
  survey(single('Q1', 'Tea?', ['yes', 'no']), text('Q2', 'Which?'), text('Q3', 'Why?')),
  jump('Q1', 'Q3', checked('Q1', 'no')),
);
const unanswerable = withLogic(survey(single('Q1', 'Tea?', []), text('Q2', 'Why?')), jump('Q1', 'Q2'));
const limited = { ...jumping, settings: { repeat: { window: 1 as const, by: ['parameter' as const] } } };
/** Threads whose every job is cut short before it has yielded anything. */
const noTime = { run: async () => ({ value: undefined, isWhole: false }), stop: async () => undefined };

describe('the check before a launch', () => {
  let check: LaunchCheck;
  afterEach(() => check.stop());

  it('passes a sound survey with logic, checked as a whole', async () => {
    check = new LaunchCheck(new WechatRule(true));

    expect(await check.pass(canonicalText(jumping))).toBe(true);
  });

  it('refuses what cannot be answered, with what was found', async () => {
    check = new LaunchCheck(new WechatRule(true));

    await expect(check.pass(canonicalText(unanswerable))).rejects.toMatchObject({
      code: 'A0414',
      details: { data: { findings: expect.arrayContaining([{ severity: 'error', code: 'noOptions', nodeId: 1 }]) } },
    });
  });

  it('takes what is not decided in time for no finding, and tells that it was cut short', async () => {
    check = new LaunchCheck(new WechatRule(true), checkThreads({ milliseconds: 1 }));

    expect(await check.pass(canonicalText(jumping))).toBe(false);
  });

  it('refuses what is not enforced yet even if it is cut short before it has read the survey', async () => {
    check = new LaunchCheck(new WechatRule(true), noTime);

    await expect(check.pass(canonicalText(limited))).rejects.toMatchObject({ code: 'A0422', details: { data: { parts: ['repeat'] } } });
    expect(await check.pass(canonicalText(jumping))).toBe(false);
  });
});
