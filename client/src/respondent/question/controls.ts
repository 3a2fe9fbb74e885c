import { isRequired, pagingOf, showsResult, type SurveyDefinition, walkNodes } from '@wence/schema';
import { type ControlName, controlOf, type LoadedControl } from '../session/answerable';
import type { ExtraParts } from './extra-parts';
import { loadedControls, loadedExtras } from './loaded-controls';
import type { QuestionControl } from './question-control';

type Load = () => Promise<{ readonly control: QuestionControl }>;

/** Each in a file of its own, so that a survey loads what it asks and no more. */
const LOADERS: Readonly<Record<LoadedControl, Load>> = {
  choice: () => import('./choice/choice-control'),
  date: () => import('./date/date-control'),
  dropdown: () => import('./dropdown/dropdown-control'),
  fields: () => import('./fields/fields-control'),
  table: () => import('./table/table-control'),
  words: () => import('./words/words-control'),
  proportion: () => import('./proportion/proportion-control'),
  rank: () => import('./rank/rank-control'),
  images: () => import('./images/images-control'),
  matrix: () => import('./matrix/matrix-control'),
  matrixMultiple: () => import('./matrix/matrix-multiple-control'),
  matrixFill: () => import('./matrix/matrix-fill-control'),
  pictureDrag: () => import('./picture-drag/picture-drag-control'),
  matrixRate: () => import('./matrix/matrix-rate-control'),
  rate: () => import('./rate/rate-control'),
  slider: () => import('./slider/slider-control'),
  evaluate: () => import('./evaluate/evaluate-control'),
  cascade: () => import('./cascade/cascade-control'),
  city: () => import('./city/city-control'),
  position: () => import('./position/position-control'),
  points: () => import('./points/points-control'),
  upload: () => import('./upload/upload-control'),
  signature: () => import('./signature/signature-control'),
  verificationCode: () => import('./verification-code/verification-code-control'),
};

interface Extra {
  readonly isWanted: (definition: SurveyDefinition) => boolean;
  readonly load: () => Promise<ExtraParts>;
}

/** Controls that do not let go of what was chosen once. */
const HOLDING: readonly (ControlName | null)[] = ['single', 'choice', 'images', 'rate', 'evaluate'];

/** What stands under questions of many kinds. */
const EXTRAS: Readonly<Record<string, Extra>> = {
  oneByOne: { isWanted: (definition) => pagingOf(definition) === 'question', load: () => import('./one-by-one/one-by-one-extra') },
  results: { isWanted: ({ nodes }) => [...walkNodes(nodes)].some(showsResult), load: () => import('../results/results') },
  clear: {
    isWanted: ({ nodes }) => [...walkNodes(nodes)].some((node) => !isRequired(node) && HOLDING.includes(controlOf(node))),
    load: () => import('./clear/clear-extra'),
  },
};

const missingExtras = (definition: SurveyDefinition) =>
  Object.entries(EXTRAS).filter(([name, { isWanted }]) => !loadedExtras.has(name) && isWanted(definition));

/** What a survey needs and is not here yet. */
function missing(definition: SurveyDefinition): LoadedControl[] {
  const names = Array.from(walkNodes(definition.nodes), controlOf);
  return [...new Set(names)].filter((name): name is LoadedControl => name !== null && name in LOADERS && !loadedControls.has(name));
}

/** Whether a survey can be drawn now: nothing of it is still to come, its look neither. */
export function hasControls(definition: SurveyDefinition): boolean {
  return !definition.theme && missing(definition).length + missingExtras(definition).length === 0;
}

/** The look of a survey that has one. It is not worth more than the survey: one that does not come is done without. */
async function loadTheme({ theme }: SurveyDefinition): Promise<void> {
  if (!theme) return;
  const { applyTheme } = await import('../theme/apply-theme');
  applyTheme(theme);
}

/** Kept in the order of the list, whichever arrives first: it is the order they stand in. */
async function loadExtras(definition: SurveyDefinition): Promise<void> {
  const wanted = missingExtras(definition).map(async ([name, { load }]) => [name, await load()] as const);
  for (const [name, parts] of await Promise.all(wanted)) loadedExtras.set(name, parts);
}

/** Fetches the controls and the look of a whole survey before its first page, so that none is missing when the connection is. Rejects when one does not come. */
export async function loadControls(definition: SurveyDefinition): Promise<void> {
  await Promise.all([
    loadTheme(definition).catch(() => undefined),
    ...missing(definition).map(async (name) => {
      const { control } = (await LOADERS[name]?.()) ?? {};
      if (control) loadedControls.set(name, control);
    }),
    loadExtras(definition),
  ]);
}
