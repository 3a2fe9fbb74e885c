import type { AttemptObstacle } from '../exam-attempt/held-attempts.read-model.js';
import type { CodeRefusal } from '../invitation/held-codes.read-model.js';
import type { LinkRefusal } from '../personal-link/link-use.policy.js';
import type { Repeated } from '../repeat-limit/repeat-guards.read-model.js';
import type { ResponseStatus } from '../response/response.entity.js';
import type { PanelRefusal } from '../sample-panel/held-panel.read-model.js';
import type { KnownResponse } from '../submission/candidate.type.js';

/**
 * The outcome for one candidate.
 * - `stored`: stored with this status and end. The status is `over_quota` if the survey or a quota was full, or `screened` if the quota says so.
 * - `known`: the submission had been stored before.
 * - `outdated`: another version is current now, so the answers must be evaluated again, or its rules about who may answer applied.
 * - `missing`: the survey does not exist.
 * - `paused`, `ended`, `notStarted`: the survey does not accept answers.
 * - `refused`: the version is too old.
 * - `unproven`: these questions name mobiles that no code has proven.
 * - `link`: the one-to-one link takes no answers.
 * - `linkless`: there is no link, and only links take answers.
 * - `invitation`: the invitation code takes no response, or there is none.
 * - `panel`: a supplier brought the respondent, and the order takes no answers, or none from them.
 * - `repeated`: the respondent has answered already.
 * - `attempt`: it is an exam, and no attempt of the respondent takes answers under this id now.
 */
export type Decision =
  | { readonly kind: 'stored'; readonly status: ResponseStatus; readonly end: number | null }
  | { readonly kind: 'outdated' | 'missing' | 'paused' | 'ended' | 'refused' | 'linkless' }
  | { readonly kind: 'notStarted'; readonly opensAt: string | undefined }
  | { readonly kind: 'unproven'; readonly nodeIds: readonly number[] }
  | { readonly kind: 'link'; readonly reason: LinkRefusal }
  | { readonly kind: 'invitation'; readonly reason: CodeRefusal }
  | { readonly kind: 'panel'; readonly reason: PanelRefusal }
  | { readonly kind: 'repeated'; readonly by: Repeated }
  | { readonly kind: 'attempt'; readonly met: AttemptObstacle }
  | { readonly kind: 'known'; readonly first: KnownResponse };
