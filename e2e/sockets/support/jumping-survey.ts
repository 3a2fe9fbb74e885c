import type { SurveyDefinition, SurveyNode } from '@wence/schema';

export const JUMPS = 8;
const OPTIONS = 10;

/** So many questions in a row, each but the last with eight jumps by what was chosen, and a cascade behind them. */
export function jumpingSurvey(questions: number): SurveyDefinition {
  let lastId = 0;
  const id = () => (lastId += 1);
  const nodes = Array.from({ length: questions }, (_, place) => ({
    id: id(),
    code: `Q${place + 1}`,
    type: 1 as const,
    title: `Question ${place + 1}`,
    options: Array.from({ length: OPTIONS }, (_option, number) => ({ id: id(), code: String(number + 1), title: `Option ${number + 1}` })),
  }));
  const logic = nodes.flatMap((node, place) =>
    node.options.slice(0, JUMPS).flatMap((option, number) => {
      const target = nodes[place + 2 + ((number * 7 + place) % 20)];
      if (!target) return [];
      const conditions = [{ id: id(), nodeId: node.id, algorithm: 1, optionId: [option.id] }];
      return [{ id: id(), model: 1 as const, type: 1 as const, nodeId: node.id, target: target.id, conditions }];
    }),
  );
  const cascade: SurveyNode = {
    id: id(),
    code: `Q${questions + 1}`,
    type: 10,
    title: 'Where?',
    options: [{ id: id(), code: '1', title: 'Asia' }],
  };
  return { format: 1, lastId, title: `${questions} questions`, nodes: [...nodes, cascade], logic } as SurveyDefinition;
}
