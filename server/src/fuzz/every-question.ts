import { apply, emptyDefinition, type EditOperation, questionCatalogue, type SurveyDefinition } from '@wence/schema';

/** Entries whose new questions cannot be launched as they come: they need a picture, or hold other nodes. */
const UNREADY = new Set(['imageSingle', 'imageMultiple', 'pictureDrag', 'plot', 'heatMap', 'loop', 'block', 'group', 'pageBlock']);

/** A survey with one question of each entry of the catalogue, and a rule or two between them. `mark` stands in each of its titles. */
export function everyQuestion(mark: string, ready = false): SurveyDefinition {
  const entries = questionCatalogue.filter(({ key }) => !ready || !UNREADY.has(key));
  const adding = entries.map(
    ({ key, type, subType }): EditOperation => ({
      op: 'addNode',
      node: key === 'group' ? { group: true, title: mark } : { type, subType, title: mark },
    }),
  );
  const empty = emptyDefinition({ title: mark, language: 'en' });
  const rules = rulesBetween(definitionOf(empty, adding));
  return definitionOf(empty, [...adding, ...rules]);
}

function definitionOf(start: SurveyDefinition, operations: readonly EditOperation[]): SurveyDefinition {
  const applied = apply(start, operations);
  if (!applied.ok) throw new Error(`no survey of every question: ${JSON.stringify(applied)}`);
  return applied.definition;
}

function rulesBetween({ nodes }: SurveyDefinition): EditOperation[] {
  const asked = nodes.find(({ type }) => type === 1);
  const shown = nodes.find(({ type }) => type === 3);
  const option = asked?.options?.[0];
  if (!asked || !shown || !option) throw new Error('no single choice and no open text in the catalogue');
  const condition = { nodeId: asked.id, algorithm: 1, optionId: [option.id] } as const;
  return [
    { op: 'saveLogic', item: { model: 1, type: 2, nodeId: shown.id, algorithm: 1, conditions: [condition] } },
    { op: 'saveLogic', item: { model: 1, type: 1, nodeId: asked.id, target: 0, conditions: [condition] } },
  ];
}
