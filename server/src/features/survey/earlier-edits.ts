import { isDeepStrictEqual } from 'node:util';
import type { Operation, SurveyDefinition } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { type Draft, readIds } from './draft.store.js';
import type { SurveyEdit } from './survey-edit.entity.js';
import type { Survey } from './survey.entity.js';

export interface EditOutcome {
  readonly survey: Survey;
  /** The edit as it was stored, now or before. */
  readonly edit: SurveyEdit;
  /** The newest revision when `definition` is given, else the one this edit made. */
  readonly revision: number;
  /** Ids handed out, in order. */
  readonly created: readonly number[];
  /** The edit met a newer revision than the one it was made on. */
  readonly rebased: boolean;
  /** The edit had arrived before; nothing was changed now. */
  readonly replayed: boolean;
  /** The newest definition, when the client cannot know it: after a rebase. */
  readonly definition: SurveyDefinition | null;
}

/** The result of an edit that had arrived before. A0506 when other operations, or another author, come under its id. */
export async function replayOf(
  ctx: RequestContext,
  survey: Survey,
  earlier: SurveyEdit,
  operations: readonly Operation[],
  newest: () => Promise<Draft>,
): Promise<EditOutcome> {
  const sent: unknown = JSON.parse(JSON.stringify(operations));
  const same = earlier.authorId === signedIn(ctx).id && isDeepStrictEqual(JSON.parse(earlier.operations), sent);
  if (!same) throw new AppError('A0506');
  const created = readIds(earlier.created);
  const rebased = earlier.baseRevision < earlier.revision - 1;
  const told = { survey, edit: earlier };
  if (!rebased) return { ...told, revision: earlier.revision, created, rebased, replayed: true, definition: null };
  const { revision, definition } = await newest();
  return { ...told, revision, created, rebased, replayed: true, definition };
}

/** A0409, naming ids and revisions, when somebody else changed one of these ids meanwhile. */
export function refuseConflict(ids: ReadonlySet<number>, others: readonly { revision: number; touched: readonly number[] }[]): void {
  const clashing = others.filter(({ touched }) => touched.some((id) => ids.has(id)));
  if (clashing.length === 0) return;
  const touched = new Set(clashing.flatMap((edit) => edit.touched.filter((id) => ids.has(id))));
  throw new AppError('A0409', {
    data: { touched: [...touched].sort((a, b) => a - b), revisions: clashing.map(({ revision }) => revision) },
  });
}
