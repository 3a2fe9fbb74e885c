import type { SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { withOptions } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { done, type Stepped } from '../step.js';
import { findGroupable } from './find-groupable.js';
import { takeOut } from './take-out.js';

const released = (options: readonly SurveyOption[], ids: ReadonlySet<number>): readonly SurveyOption[] =>
  options.flatMap((option) => {
    const leaving = option.nodes?.filter(({ id }) => ids.has(id)) ?? [];
    return leaving.length === 0 ? [option] : [...takeOut([option], ids).options, ...leaving];
  });

/**
 * Takes options out of their groups (Spec 4): they go to the top level, right behind the group they stood in, in their order there. A group that is
 * left empty stays. Options that stand in no group stay where they are; a group itself is not released but removed.
 */
export const releaseOptions = (definition: SurveyDefinition, { nodeId, optionIds }: OperationOf<'releaseOptions'>): Stepped => {
  const found = findGroupable(definition, nodeId, optionIds);
  if (!found.ok) return found;
  return done(
    withOptions(definition, found.node, released(found.options, new Set(optionIds))),
    found.chosen.map(({ id }) => id),
  );
};
