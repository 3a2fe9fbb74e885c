import type { Answers, QualityFindings } from '@wence/schema';
import type { Page } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ResponseQuery } from './response-query.type.js';

/** A file that came with a response, as both doors show it. */
export interface ResponseFile {
  readonly id: string;
  /** The question it answers. */
  readonly nodeId: number;
  /** The response that it came with. */
  readonly responseId: string;
  /** The name that its sender gave it. Never a path. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where on this server whoever may read the response gets it. */
  readonly path: string;
}

/** Files of responses. Implemented by the feature that takes them in. */
export interface ResponseFiles {
  /** By id of the response, in the order they were handed in; a response without an entry has none. */
  filesOf(responses: readonly { readonly id: string; readonly answers: Answers }[]): Promise<ReadonlyMap<string, readonly ResponseFile[]>>;
}

/** What responses tell of a one-to-one link. */
export interface LinkNames {
  readonly code: string;
  readonly name: string | null;
}

/** One-to-one links of responses. Implemented by the feature that has such links. */
export interface ResponseLinks {
  /** By id of the link; one without an entry is gone. */
  namesOf(linkIds: readonly string[]): Promise<ReadonlyMap<string, LinkNames>>;
}

/** Invitation codes of responses. Implemented by the feature that has such codes. */
export interface ResponseCodes {
  /** By id of the code; one without an entry is gone. */
  codesOf(invitationIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Flags of quality of responses. Implemented by the feature that has responses in columns. */
export interface ResponseQuality {
  /**
   * By id of the response, as all responses of its survey stand now; a response without an entry, such as one in the recycle bin, has no flags. Of surveys
   * of the caller. A0404: another one.
   */
  findingsOf(
    ctx: RequestContext,
    responses: readonly { readonly id: string; readonly surveyId: string }[],
  ): Promise<ReadonlyMap<string, QualityFindings>>;
}

/** Where a response stands in lists. */
export interface ResponsePlace {
  readonly id: string;
  /** Its running number within the survey. */
  readonly seq: number;
}

/** Lists by conditions on answers, or sorted by them. Implemented by the feature that has responses in columns. */
export interface ResponseSelection {
  /** Of a survey of the caller. A0404: the survey. A0400: the page, the filter or the sort. */
  page(ctx: RequestContext, surveyId: string, query: ResponseQuery): Promise<Page<ResponsePlace>>;
}
