import type { LogicItem, SurveyDefinition, SurveyNode } from '@wence/schema';
import { simulationTexts } from '../i18n/simulation-texts.js';
import type { Language } from '../i18n/words.js';

const LENGTH = 20;
/** Ids of the n-th question and of its first option. */
const nodeId = (place: number) => place;
const optionId = (place: number, option: number) => 100 + place * 10 + option;

/** Option of the first question that decides the way, and the questions that only these respondents are asked. */
const BRANCHES = [
  [0, [2, 3, 4, 5]],
  [1, [6, 7, 8]],
  [2, [9, 10, 11, 12]],
] as const;
const SCREENED = 3;

/** Twenty questions, most of them for some ways to work only; who does not work is screened out. `dead`: the last one is shown to nobody. */
export function branchingSurvey(language: Language, isDead = false): SurveyDefinition {
  const { title, way, ways, question, answers } = simulationTexts(language).survey;
  const optionsOf = (place: number, titles: readonly string[]) =>
    titles.map((each, at) => ({ id: optionId(place, at), code: String(at + 1), title: each }));
  const nodes = Array.from({ length: LENGTH }, (_, at): SurveyNode => {
    const place = at + 1;
    const common = { id: nodeId(place), code: `Q${place}`, required: true };
    if (place === 1) return { ...common, type: 1, title: way, options: optionsOf(1, ways) };
    return { ...common, type: place % 3 === 0 ? 2 : 1, title: `${question} ${place}`, options: optionsOf(place, answers) };
  });
  const when = (id: number, options: readonly number[]) => [
    { id, nodeId: nodeId(1), algorithm: 1 as const, optionId: options.map((option) => optionId(1, option)) },
  ];
  const shown = BRANCHES.flatMap(([option, places]) =>
    places.map(
      (place): LogicItem => ({
        id: 400 + place,
        model: 1,
        type: 2,
        nodeId: nodeId(place),
        algorithm: 1,
        conditions: when(500 + place, [option]),
      }),
    ),
  );
  const never: LogicItem = {
    id: 600,
    model: 1,
    type: 2,
    nodeId: nodeId(LENGTH),
    algorithm: 1,
    conditions: [...when(601, [0]), ...when(602, [1])],
  };
  return {
    format: 1,
    lastId: 700,
    title,
    language,
    nodes,
    logic: [
      ...shown,
      { id: 450, model: 1, type: 1, nodeId: nodeId(1), target: -1, conditions: when(550, [SCREENED]) },
      ...(isDead ? [never] : []),
    ],
  };
}
