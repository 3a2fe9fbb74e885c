/** Result of every way to sign in. */
export interface TokenPair {
  /** Bearer token (JWT), good for 15 minutes. */
  readonly token: string;
  /** Opaque; gets the next pair. Replaced with each use. */
  readonly refreshToken: string;
  /** When `token` ends, in Unix seconds. */
  readonly expired: number;
  readonly firstLogin: boolean;
}
