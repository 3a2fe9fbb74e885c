export interface Answer {
  /** `00000` for success through every door. */
  readonly code: string;
  /** The faults that A0400 names, as `field: rule`. */
  readonly faults: readonly string[];
  /** Everything that came: status, headers, body. */
  readonly bytes: string;
}
