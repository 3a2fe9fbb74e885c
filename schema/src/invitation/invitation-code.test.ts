import { describe, expect, it } from '@jest/globals';
import { INVITATION_LIMITS } from '../limit/author-limits.js';
import { canonicalInvitationCode, drawInvitationCode, invitationState, readInvitationCodes } from './invitation-code.js';

describe('invitation codes', () => {
  it('are one code however they are typed', () => {
    expect(['tea-2026', ' TEA-2026\n', 'te a-2 026', '\uff54\uff45\uff41-2026'].map(canonicalInvitationCode)).toEqual(
      Array.from({ length: 4 }, () => 'TEA-2026'),
    );
  });

  it('are drawn from letters and digits of which none looks like another', () => {
    const drawn = [drawInvitationCode((least) => least), drawInvitationCode((_least, most) => most)].join('');

    expect(drawn).toHaveLength(2 * INVITATION_LIMITS.drawn);
    expect(drawn).not.toMatch(/[ILO01]/);
  });

  it('that authors bring along are kept in canonical form, or each of them is named that cannot be kept', () => {
    expect(readInvitationCodes([' vip-1', 'vip_2'])).toEqual({ ok: true, value: ['VIP-1', 'VIP_2'] });
    expect(readInvitationCodes(['abc', 'VIP1', 'vip 1', '-abc', 'x'.repeat(33)])).toEqual({
      ok: false,
      faults: [
        { field: 'codes[0]', rule: 'tooShort', limit: 4 },
        { field: 'codes[2]', rule: 'notUnique' },
        { field: 'codes[3]', rule: 'format' },
        { field: 'codes[4]', rule: 'tooLong', limit: 32 },
      ],
    });
    expect(readInvitationCodes([])).toEqual({ ok: false, faults: [{ field: 'codes', rule: 'required' }] });
  });

  it('are unused, in use, used up, or withdrawn whatever they were', () => {
    const stateOf = (uses: number, isVoid = false) => invitationState({ uses, maxUses: 2, isVoid });

    expect([stateOf(0), stateOf(1), stateOf(2), stateOf(0, true), stateOf(2, true)]).toEqual([
      'unused',
      'inUse',
      'usedUp',
      'voided',
      'voided',
    ]);
  });
});
