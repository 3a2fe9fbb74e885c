/** What makes the generated input of an operation valid. */
export interface Example {
  /** Required state of the survey; `draft` by default. `launchable` is a draft without quotas, which cannot be launched yet. */
  readonly state?: 'draft' | 'launchable' | 'running' | 'recycled';
  /** Values by place, in addition to those that the shape requires. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Additional input that a place needs for its value to be looked up. */
  readonly at?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Set for a subscription that tells of edits: these happen to the draft, answers to the survey that runs. */
  readonly tellsOfEdits?: true;
  /** Set for a subscription that ends with its first event, because nothing more can happen to its object. */
  readonly endsAtOnce?: true;
  /** Set for a subscription that neither edits nor answers are told by: only others who open the same survey. */
  readonly tellsOfReaders?: true;
  /** Places whose value is taken and never looked up, with the reason. */
  readonly passedOver?: Readonly<Record<string, string>>;
}

/** The fields as places below another one. */
export const within = (before: string, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${before}.${key}`, value as unknown]));
