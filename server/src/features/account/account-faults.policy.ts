import { type FieldFault, isMobile, textLength } from '@wence/schema';
import { ACCOUNT_LIMITS } from './account.limits.js';

const CODE = /^\d{6}$/;

export function mobileFaults(mobile: string): FieldFault[] {
  return isMobile(mobile) ? [] : [{ field: 'mobile', rule: 'format' }];
}

export function codeFaults(code: string): FieldFault[] {
  return CODE.test(code) ? [] : [{ field: 'code', rule: 'format', limit: ACCOUNT_LIMITS.sms.digits }];
}

/** Checks the trimmed plain-text password (Spec 5, account). */
export function passwordFaults(password: string): FieldFault[] {
  const { least, most } = ACCOUNT_LIMITS.password;
  const length = textLength(password);
  if (length < least) return [{ field: 'password', rule: 'tooShort', limit: least }];
  return length > most ? [{ field: 'password', rule: 'tooLong', limit: most }] : [];
}

export function channelFaults(channelId: string | null | undefined): FieldFault[] {
  const limit = ACCOUNT_LIMITS.channelId;
  return channelId && textLength(channelId) > limit ? [{ field: 'channelId', rule: 'tooLong', limit }] : [];
}
