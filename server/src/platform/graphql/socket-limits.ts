/** What one socket, one user and one address may take. Times are milliseconds. */
export interface SocketLimits {
  /** Open sockets of one signed-in user. */
  readonly perUser: number;
  /** Open sockets of one address, signed in or not. */
  readonly perAddress: number;
  readonly subscriptions: number;
  /** Bytes of one frame. */
  readonly frame: number;
  /** Messages and control frames: so many at once, and then so many a second. */
  readonly messages: { readonly burst: number; readonly perSecond: number };
  /** Bytes that may go on waiting for a reader. */
  readonly buffered: number;
  /** How often waiting bytes are looked at. Above the limit at several looks in a row the socket ends. */
  readonly lookMs: number;
  /** How often a reader is pinged. One that has not answered by the next ping reads nothing any more. */
  readonly heartbeatMs: number;
  /** Until `connection_init` has to come. */
  readonly initMs: number;
  /** How often a token is read again, in case the event of its end was lost. */
  readonly recheckMs: number;
  /** Until sockets that were asked to close are cut when the server stops. */
  readonly closeMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  perUser: 10,
  perAddress: 50,
  subscriptions: 20,
  frame: 64 * 1024,
  messages: { burst: 100, perSecond: 50 },
  buffered: 1024 * 1024,
  lookMs: 1_000,
  heartbeatMs: 10_000,
  initMs: 3_000,
  recheckMs: 30_000,
  closeMs: 2_000,
};
