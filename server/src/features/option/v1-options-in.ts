import { findNode } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import { toV1Options, type V1Option } from '../node/v1-option.type.js';
import type { Edited } from '../survey/draft.service.js';
import { localIdIn } from '../survey/row.policy.js';

/** The options of a question after an edit, or only those named. */
export function v1OptionsIn({ survey, definition }: Edited, nodeId: number, only?: readonly number[]): V1Option[] {
  const node = findNode(definition, nodeId);
  if (!node) throw notFound();
  const options = toV1Options(survey.number, node);
  return only ? options.filter(({ id }) => only.includes(localIdIn(survey, id))) : options;
}
