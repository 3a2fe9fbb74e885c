import { type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { type ControlName, controlOf, type LoadedControl } from '../session/answerable';
import type { QuestionControl } from './question-control';

type Load = () => Promise<{ readonly control: QuestionControl }>;

/** Each in a file of its own, so that a survey loads what it asks and no more. */
const LOADERS: Partial<Record<LoadedControl, Load>> = {
  dropdown: () => import('./dropdown/dropdown-control'),
};

const loaded = new Map<ControlName, QuestionControl>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loaded.get(name);
}

/** Whether this page has a control for it at all. */
export function isAnswerable(node: SurveyNode): boolean {
  const name = controlOf(node);
  return name === 'single' || name === 'multiple' || name === 'text' || (name !== null && name in LOADERS);
}

/** What a survey needs and is not here yet. */
function missing(definition: SurveyDefinition): LoadedControl[] {
  const names = Array.from(walkNodes(definition.nodes), controlOf);
  return [...new Set(names)].filter((name): name is LoadedControl => name !== null && name in LOADERS && !loaded.has(name));
}

export function hasControls(definition: SurveyDefinition): boolean {
  return missing(definition).length === 0;
}

/** Fetches the controls of a whole survey before its first page, so that none is missing when the connection is. Rejects when one does not come. */
export async function loadControls(definition: SurveyDefinition): Promise<void> {
  await Promise.all(
    missing(definition).map(async (name) => {
      const { control } = (await LOADERS[name]?.()) ?? {};
      if (control) loaded.set(name, control);
    }),
  );
}
