import { describe, expect, it } from '@jest/globals';
import { newPermission, readPermission } from './permission.policy.js';

describe('permission of a user', () => {
  it('has every flag on for a new account', () => {
    const { permission, old } = readPermission(newPermission());

    expect(permission).toEqual({ editable: true, canCascade: true, canCustomThemeNum: true });
    expect(old).toBe(false);
  });

  it('keeps a flag off that the administrator switched off', () => {
    const { permission } = readPermission(JSON.stringify({ ...JSON.parse(newPermission()), canCascade: false }));

    expect(permission).toEqual({ editable: true, canCascade: false, canCustomThemeNum: true });
  });

  it('has a flag on that did not exist when the account was made, and calls that account old', () => {
    const { permission, old } = readPermission('{"editable":false}');

    expect(permission).toEqual({ editable: false, canCascade: true, canCustomThemeNum: true });
    expect(old).toBe(true);
  });
});
