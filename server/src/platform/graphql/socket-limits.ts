/** Limits of one socket, one user and one address. Times are in milliseconds. */
export interface SocketLimits {
  /** Open sockets of one signed-in user. */
  readonly perUser: number;
  /** Open sockets of one address, signed in or not. */
  readonly perAddress: number;
  readonly subscriptions: number;
  /** Bytes of one frame. */
  readonly frame: number;
  /** Token bucket for messages and control frames. */
  readonly messages: { readonly burst: number; readonly perSecond: number };
  /** Bytes that may stay buffered for a slow reader. */
  readonly buffered: number;
  /** Interval at which buffered bytes are checked. A socket above the limit at several checks in a row is closed. */
  readonly lookMs: number;
  /** Interval of pings. A reader that has not answered by the next ping is considered gone. */
  readonly heartbeatMs: number;
  /** Time within which `connection_init` must arrive. */
  readonly initMs: number;
  /** Interval at which a token is checked again, in case the event of its revocation was lost. */
  readonly recheckMs: number;
  /** Time before the end of a token at which the client is asked for a new one. */
  readonly renewMs: number;
  /** Time after which sockets that were asked to close are terminated when the server stops. */
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
  renewMs: 60_000,
  closeMs: 2_000,
};
