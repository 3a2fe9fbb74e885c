import { TEST_PARAMETER } from '@wence/schema';

/** What the page was opened with when an author tries a draft out; empty on every visit that counts. */
export function testToken(): string {
  return new URLSearchParams(window.location.search).get(TEST_PARAMETER) ?? '';
}
