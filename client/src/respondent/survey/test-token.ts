import { TEST_PARAMETER } from '@wence/schema';

/** The token of a test visit, with which an author tries out a draft; empty on every visit that counts. */
export function testToken(): string {
  return new URLSearchParams(window.location.search).get(TEST_PARAMETER) ?? '';
}
