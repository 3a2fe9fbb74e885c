/**
 * Topic of the end of a sign-in. Whoever ends one (sign-out, reuse of a refresh token, a new password) publishes it after commit, without
 * a payload; the sockets of that sign-in close at once.
 */
export const sessionEndedTopic = (sessionId: string): string => `session-ended:${sessionId}`;
