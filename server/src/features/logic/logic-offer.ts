import {
  carrySources,
  conditionOffer,
  conditionSources,
  defaultLogicType,
  jumpTargets,
  type LogicKind,
  offeredLogic,
  pipingSources,
  questionRow,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { LogicPartName } from './logic-enums.type.js';
import type { LogicKindOfferType, LogicOfferType, LogicSourceType } from './logic-offer.type.js';

/** A question that conditions may look at, and what they may ask of it. */
export interface LogicSource extends LogicSourceType {
  readonly node: SurveyNode;
}

/** Returns the logic that may be authored on a question (Spec 4, logic types). Each part is computed when it is read. */
export function logicOfferOf(definition: SurveyDefinition, node: SurveyNode): LogicOfferType {
  return {
    get kinds() {
      return offeredLogic(definition, node.id).map((kind) => kindOffer(definition, node, kind));
    },
    get initial() {
      const type = defaultLogicType(definition, node.id);
      if (type === null) return null;
      return type === 1 ? 'jump' : 'show';
    },
    get jumpTargets() {
      return offeredLogic(definition, node.id).includes('jump') ? jumpTargets(definition, node.id) : [];
    },
    get pipingSources() {
      return pipingSources(definition, node.id).map(({ id }) => id);
    },
  };
}

/** The questions that logic of this kind on a node may look at, in the order of the survey. */
export function sourcesOf(definition: SurveyDefinition, nodeId: number, kind: LogicKind): LogicSource[] {
  const nodes = kind === 'carryOver' ? carrySources(definition, nodeId) : conditionSources(definition, nodeId, kind);
  return nodes.flatMap((node) => {
    const offer = conditionOffer(definition, node.id, kind);
    if (!offer) return [];
    const { algorithms, options, rows, scale } = offer;
    return { node, nodeId: node.id, algorithms, options, rows, lowest: scale?.min ?? null, highest: scale?.max ?? null };
  });
}

function kindOffer(definition: SurveyDefinition, node: SurveyNode, kind: LogicKind): LogicKindOfferType {
  return {
    kind,
    get sources() {
      return sourcesOf(definition, node.id, kind);
    },
    carryInto: kind === 'carryOver' ? partsToCarryInto(node) : [],
  };
}

function partsToCarryInto(node: SurveyNode): LogicPartName[] {
  const { hasOptions, takesRowLogic } = questionRow(node);
  return [...(hasOptions ? [LogicPartName.OPTIONS] : []), ...(takesRowLogic ? [LogicPartName.ROWS] : [])];
}
