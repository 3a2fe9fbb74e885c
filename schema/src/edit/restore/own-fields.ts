import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import type { OwnNode, OwnOption } from './restore-operation.js';

/** A node without what stands in it. */
export const ownNode = ({ options: _, children: __, nodes: ___, ...own }: SurveyNode): OwnNode => own;

/** An option without what stands in it. */
export const ownOption = ({ nodes: _, ...own }: SurveyOption): OwnOption => own;
