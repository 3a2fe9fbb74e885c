import { LINK_PARAMETERS, TEST_PARAMETER } from '@wence/schema';

const parameter = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? '';

/** The token of a test visit, with which an author tries out a draft; empty on every visit that counts. */
export const testToken = (): string => parameter(TEST_PARAMETER);

/** The code of the one-to-one link that this visit came by; empty for a link that everybody has. */
export const linkCode = (): string => parameter(LINK_PARAMETERS.link);

/** The password and the invitation code that this survey asks for before it opens, as they were typed. They are kept for this visit alone, and sent with the answers. */
export const visitKeys: { password?: string; invitationCode?: string } = {};
