import type { PageQuery } from '../../platform/paging/page-request.js';
import type { ResponseStatus } from './response.entity.js';

/** Which responses of a survey are meant. What is absent or null restricts nothing; the rest holds together. */
export interface ResponseFilter {
  /** At least one; a response has any of them. */
  readonly status?: readonly ResponseStatus[] | null | undefined;
  readonly version?: number | null | undefined;
  /** At this instant or later. */
  readonly submittedFrom?: Date | null | undefined;
  /** Before this instant. */
  readonly submittedTo?: Date | null | undefined;
  /** Exactly this source tag. */
  readonly source?: string | null | undefined;
  /** False: those that an author has marked as invalid. */
  readonly valid?: boolean | null | undefined;
  readonly starred?: boolean | null | undefined;
  /** A response has all of them. */
  readonly tags?: readonly string[] | null | undefined;
  /** True: those in the recycle bin. They are not meant otherwise. */
  readonly deleted?: boolean | null | undefined;
  /**
   * Conditions in the filter language of the model, in addition, as they came: only the columns of the survey tell whether they are good. They see no
   * deleted responses.
   */
  readonly where?: object | null | undefined;
}

/** The order in which they were stored, from either end. */
export type ResponseOrder = 'newest' | 'oldest';

/** By the values of one column of the survey's column plan; responses without one come last, whatever the direction. */
export interface ResponseSort {
  /** Key of the column. */
  readonly column: string;
  readonly direction?: SortDirection | null | undefined;
}

export type SortDirection = 'ascending' | 'descending';

export interface ResponseQuery extends PageQuery {
  readonly filter?: ResponseFilter | null | undefined;
  /** Newest first unless said. Among responses that `sort` finds equal as well. */
  readonly order?: ResponseOrder | null | undefined;
  /** As it came: only the columns of the survey tell whether it is good. It sees no deleted responses. */
  readonly sort?: ResponseSort | null | undefined;
}
