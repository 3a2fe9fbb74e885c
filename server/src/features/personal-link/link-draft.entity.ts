import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { marks, type Statement } from '../../platform/db/statements.js';
import { jsonText } from '../response/response.entity.js';

/**
 * The answers so far of somebody who came by a one-to-one link, so that the same link goes on with them on any device. There is one as long as the link
 * takes answers: the transaction that stores a response takes it away, and so does whoever takes the link out of use or back into it.
 */
export class LinkDraft {
  linkId: string;
  surveyId: string;
  /** The one that the answers will be submitted with, from whichever device. */
  submissionId: string;
  /** The version that is being answered. */
  version: number;
  startedAt: Date;
  /** The page the respondent was on; 0: the first screen. */
  page: number;
  /** Pages that were shown. */
  seen: readonly number[];
  answers: Readonly<Record<string, unknown>>;
  savedAt: Date;
}

export const linkDraftEntity: EntityDefinition = (types) =>
  new EntitySchema<LinkDraft>({
    name: 'link_draft',
    target: LinkDraft,
    columns: {
      linkId: { ...types.id, name: 'link_id', primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      submissionId: { ...types.token(36), name: 'submission_id' },
      version: types.integer,
      startedAt: { ...types.instant, name: 'started_at' },
      page: types.integer,
      seen: { ...types.document, transformer: jsonText },
      answers: { ...types.document, transformer: jsonText },
      savedAt: { ...types.instant, name: 'saved_at' },
    },
    indices: [{ name: 'IDX_link_draft_survey', columns: ['surveyId'] }],
  });

/** Takes away what was kept for links that a response was stored through. Their rows are written before, so that a save that waits for one finds it used. */
export const forgetDrafts = (linkIds: readonly string[]): Statement[] =>
  linkIds.length === 0 ? [] : [{ sql: `DELETE FROM link_draft WHERE link_id IN (${marks(linkIds)})`, values: linkIds }];
