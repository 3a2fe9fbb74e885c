import { isRequired, pagingOf, showsResult, type SurveyDefinition, takesAttempts, walkNodes } from '@wence/schema';
import { type ExtraParts, loadedControls, loadedExtras, type QuestionControl } from '../question/base/loaded-controls';
import { type ControlName, controlOf, type LoadedControl } from '../session/answerable';
import { linkCode } from '../survey/visit-access';

type Load = () => Promise<{ readonly control: QuestionControl }>;

/** Each control is a file of its own, so that a survey loads only what it asks. */
const LOADERS: Readonly<Record<LoadedControl, Load>> = {
  choice: () => import('../question/choice/HeadedChoice'),
  date: () => import('../question/date/DateQuestion'),
  dropdown: () => import('../question/dropdown/DropdownQuestion'),
  fields: () => import('../question/fields/FieldsQuestion'),
  table: () => import('../question/table/TableQuestion'),
  words: () => import('../question/words/WordsQuestion'),
  proportion: () => import('../question/proportion/ProportionQuestion'),
  rank: () => import('../question/rank/RankQuestion'),
  images: () => import('../question/images/ImagesQuestion'),
  matrix: () => import('../question/matrix/matrix-control'),
  matrixMultiple: () => import('../question/matrix/MultipleMatrix'),
  matrixFill: () => import('../question/matrix/FillMatrix'),
  pictureDrag: () => import('../question/picture-drag/PictureDragQuestion'),
  matrixRate: () => import('../question/matrix/RateMatrix'),
  rate: () => import('../question/rate/rate-control'),
  slider: () => import('../question/slider/SliderQuestion'),
  evaluate: () => import('../question/evaluate/EvaluateQuestion'),
  cascade: () => import('../question/cascade/CascadeQuestion'),
  city: () => import('../question/city/CityQuestion'),
  position: () => import('../question/position/PositionQuestion'),
  points: () => import('../question/points/PointsQuestion'),
  upload: () => import('../question/upload/UploadQuestion'),
  signature: () => import('../question/signature/SignatureQuestion'),
  verificationCode: () => import('../question/verification-code/VerificationCodeQuestion'),
};

interface Extra {
  /** Anything that counts as true, or not. */
  readonly isWanted: (definition: SurveyDefinition) => unknown;
  readonly load: () => Promise<ExtraParts>;
}

/** Controls whose choice cannot be undone by the control itself. */
const HOLDING: readonly (ControlName | null)[] = ['single', 'choice', 'images', 'rate', 'evaluate'];

/** Parts added to questions of many kinds. */
const EXTRAS: Readonly<Record<string, Extra>> = {
  oneByOne: { isWanted: (definition) => pagingOf(definition) === 'question', load: () => import('../question/one-by-one/OneByOne') },
  results: { isWanted: ({ nodes }) => [...walkNodes(nodes)].some(showsResult), load: () => import('../results/Results') },
  received: { isWanted: ({ settings }) => settings?.parameters, load: () => import('../received/received-answers') },
  link: { isWanted: linkCode, load: () => import('../link-visit/LinkVisit') },
  exam: {
    isWanted: ({ settings }) => takesAttempts(settings?.exam),
    load: () => import('../exam/Exam'),
  },
  room: { isWanted: ({ quotas }) => quotas, load: () => import('../room/RoomWatch') },
  draw: { isWanted: ({ settings }) => settings?.exam, load: () => import('../draw/draw') },
  clear: {
    isWanted: ({ nodes }) => [...walkNodes(nodes)].some((node) => !isRequired(node) && HOLDING.includes(controlOf(node))),
    load: () => import('../question/clear/ClearButton'),
  },
};

const missingExtras = (definition: SurveyDefinition) =>
  Object.entries(EXTRAS).filter(([name, { isWanted }]) => !loadedExtras.has(name) && isWanted(definition));

/** The controls that a survey needs and that are not loaded yet. */
function missing(definition: SurveyDefinition): LoadedControl[] {
  const names = Array.from(walkNodes(definition.nodes), controlOf);
  return [...new Set(names)].filter((name): name is LoadedControl => name !== null && name in LOADERS && !loadedControls.has(name));
}

/** Returns whether a survey can be drawn at once, with neither controls nor a theme to load. */
export function hasControls(definition: SurveyDefinition): boolean {
  return !(definition.theme ?? missing(definition)[0] ?? missingExtras(definition)[0]);
}

/** Loads the theme of a survey that has one. Callers go on without a theme that fails to load. */
async function loadTheme({ theme }: SurveyDefinition): Promise<void> {
  if (!theme) return;
  const { applyTheme } = await import('../theme/apply-theme');
  applyTheme(theme);
}

/** Keeps the order of `EXTRAS`, whichever arrives first: extras are rendered in that order. */
async function loadExtras(definition: SurveyDefinition): Promise<void> {
  const wanted = missingExtras(definition).map(async ([name, { load }]) => [name, await load()] as const);
  for (const [name, parts] of await Promise.all(wanted)) loadedExtras.set(name, parts);
  await Promise.all(Array.from(loadedExtras.values(), ({ prepare }) => prepare?.(definition)));
}

/** Fetches the controls and the look of a whole survey before its first page, so that none is missing when the connection is. Rejects when one does not come. */
export async function loadControls(definition: SurveyDefinition): Promise<void> {
  await Promise.all([
    loadTheme(definition).catch(() => undefined),
    ...missing(definition).map(async (name) => {
      loadedControls.set(name, (await LOADERS[name]()).control);
    }),
    loadExtras(definition),
  ]);
}
