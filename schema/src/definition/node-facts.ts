import type { SurveyNode } from './definition.js';

export const PAGE = 0;
export const PAGE_BLOCK = 30;
export const LOOP = 31;
export const BLOCK = 32;

/** The types that contain nodes; a group does as well and has no type. */
const CONTAINERS: ReadonlySet<number> = new Set([PAGE_BLOCK, LOOP, BLOCK]);

/** Returns whether nodes may stand inside this one: a group, loop, block or page block. */
export const isContainer = ({ group, type }: Pick<SurveyNode, 'group' | 'type'>): boolean =>
  group === true || (type !== undefined && CONTAINERS.has(type));

/** Returns whether it is a flat break between pages. */
export const isPage = ({ type }: Pick<SurveyNode, 'type'>): boolean => type === PAGE;
