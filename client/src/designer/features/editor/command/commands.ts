import { documentOrder, PALETTE, type PaletteKey } from '@wence/schema';
import type { TFunction } from 'i18next';
import { command as en } from '../../../i18n/en/command';
import { addTexts } from '../../../i18n/init';
import { command as zhCN } from '../../../i18n/zh-CN/command';
import {
  codeUrl,
  completeUrl,
  historyUrl,
  libraryUrl,
  logicMapUrl,
  optionLogicUrl,
  outlineUrl,
  paths,
  previewUrl,
  publishUrl,
  questionLogicUrl,
  reportUrl,
  settingUrl,
  simulationUrl,
} from '../../../shared/routes';
import type { useSeveral } from '../several/useSeveral';
import type { EditorActions } from '../session/editor-actions';
import { chosenIds } from '../session/selection';
import type { EditSession } from '../session/session-state';
import { goTo, PROPERTIES_ID, TYPES_ID } from '../shared/places';
import { placeOfNew } from '../types/place-of-new';
import type { useAddQuestion } from '../types/useAddQuestion';
import { COMMAND_KEYS } from './command-keys';

const addCommandTexts = (): void => addTexts('command', { 'zh-CN': zhCN, en });

addCommandTexts();

/** The namespaces that the names of commands are taken from. */
export const COMMAND_WORDS = ['command', 'editor', 'nav'] as const;
type Words = TFunction<typeof COMMAND_WORDS>;

/** The survey, the selection and the actions that commands work on. */
export interface CommandScene {
  readonly session: EditSession;
  readonly surveyId: string;
  readonly readOnly: boolean;
  readonly actions: EditorActions;
  readonly several: ReturnType<typeof useSeveral>;
  readonly add: ReturnType<typeof useAddQuestion>;
  readonly navigate: (url: string) => void;
  /** Acts on the canvas, going there first. */
  readonly onCanvas: (act: () => void) => void;
  readonly openDialog: (dialog: 'goTo' | 'move') => void;
  readonly preview: () => void;
}

/** Something that an author can do in the editor. */
export interface Command {
  readonly id: string;
  readonly label: (t: Words) => string;
  /** Keys that do the same, a plus between those that are pressed together. */
  readonly keys?: readonly string[];
  readonly isPossible: (scene: CommandScene) => boolean;
  readonly run: (scene: CommandScene) => void;
}

const canEdit = ({ readOnly }: CommandScene) => !readOnly;
const isChosen = (scene: CommandScene) => canEdit(scene) && chosenIds(scene.session.selection).size > 0;
const allIds = ({ session }: CommandScene) => documentOrder(session.view.nodes).map(({ id }) => id);
const always = () => true;

/** Commands about the questions and the steps taken. */
const EDITING: readonly Command[] = [
  {
    id: 'goTo',
    label: (t) => t('command:goTo'),
    keys: [`Ctrl+${COMMAND_KEYS.goTo.toUpperCase()}`],
    isPossible: ({ session }) => session.view.nodes.length > 0,
    run: ({ openDialog }) => openDialog('goTo'),
  },
  {
    id: 'palette',
    label: (t) => t('command:palette'),
    keys: [`Ctrl+${COMMAND_KEYS.palette.toUpperCase()}`],
    // It is this list.
    isPossible: () => false,
    run: () => undefined,
  },
  { id: 'copy', label: (t) => t('command:copy'), isPossible: isChosen, run: ({ several, onCanvas }) => onCanvas(several.copy) },
  { id: 'move', label: (t) => t('command:move'), isPossible: isChosen, run: ({ openDialog }) => openDialog('move') },
  { id: 'delete', label: (t) => t('command:delete'), isPossible: isChosen, run: ({ several, onCanvas }) => onCanvas(several.remove) },
  {
    id: 'undo',
    label: (t) => t('editor:history.undo'),
    keys: ['Ctrl+Z'],
    isPossible: (scene) => canEdit(scene) && scene.session.history.undo.length > 0,
    run: ({ actions }) => actions.undo(),
  },
  {
    id: 'redo',
    label: (t) => t('editor:history.redo'),
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    isPossible: (scene) => canEdit(scene) && scene.session.history.redo.length > 0,
    run: ({ actions }) => actions.redo(),
  },
  {
    id: 'selectAll',
    label: (t) => t('command:selectAll'),
    isPossible: (scene) => canEdit(scene) && scene.session.view.nodes.length > 0,
    run: (scene) => scene.onCanvas(() => scene.actions.selectSeveral(allIds(scene))),
  },
  {
    id: 'foldAll',
    label: (t) => t('command:foldAll'),
    isPossible: (scene) => allIds(scene).some((id) => !scene.session.folded.has(id)),
    run: (scene) => scene.onCanvas(() => scene.actions.fold(allIds(scene), true)),
  },
  {
    id: 'unfoldAll',
    label: (t) => t('command:unfoldAll'),
    isPossible: ({ session }) => session.folded.size > 0,
    run: (scene) => scene.onCanvas(() => scene.actions.fold(allIds(scene), false)),
  },
  {
    id: 'toTypes',
    label: (t) => t('editor:shortcuts.toTypes'),
    keys: ['Alt+Q'],
    isPossible: canEdit,
    run: ({ onCanvas }) => onCanvas(() => goTo(TYPES_ID)),
  },
  {
    id: 'toCanvas',
    label: (t) => t('editor:shortcuts.toCanvas'),
    keys: ['Alt+C'],
    isPossible: (scene) => canEdit(scene) && scene.session.selection.nodeId !== null,
    run: ({ onCanvas, actions, session }) => onCanvas(() => actions.select({ nodeId: session.selection.nodeId, focus: 'title' })),
  },
  {
    id: 'toProperties',
    label: (t) => t('editor:shortcuts.toProperties'),
    keys: ['Alt+P'],
    isPossible: canEdit,
    run: ({ onCanvas }) => onCanvas(() => goTo(PROPERTIES_ID)),
  },
  { id: 'preview', label: (t) => t('nav:preview'), isPossible: always, run: ({ preview }) => preview() },
];

const at = (path: string) => (surveyId: string) => path.replace(':surveyId', surveyId);

const PAGES: readonly { readonly id: string; readonly name: (t: Words) => string; readonly url: (surveyId: string) => string }[] = [
  { id: 'outline', name: (t) => t('nav:outline'), url: outlineUrl },
  { id: 'library', name: (t) => t('nav:library'), url: libraryUrl },
  { id: 'questionLogic', name: (t) => t('nav:questionLogic'), url: questionLogicUrl },
  { id: 'optionLogic', name: (t) => t('nav:optionLogic'), url: optionLogicUrl },
  { id: 'logicMap', name: (t) => t('nav:logicMap'), url: logicMapUrl },
  { id: 'setting', name: (t) => t('nav:setting'), url: settingUrl },
  { id: 'theme', name: (t) => t('command:theme'), url: at(paths.theme) },
  { id: 'endings', name: (t) => t('command:endings'), url: completeUrl },
  { id: 'quota', name: (t) => t('nav:quota'), url: at(paths.quota) },
  { id: 'exam', name: (t) => t('command:exam'), url: at(paths.exam) },
  { id: 'reasons', name: (t) => t('editor:preview.reasons'), url: previewUrl },
  { id: 'simulation', name: (t) => t('nav:simulation'), url: simulationUrl },
  { id: 'history', name: (t) => t('nav:history'), url: historyUrl },
  { id: 'code', name: (t) => t('nav:code'), url: codeUrl },
  { id: 'publish', name: (t) => t('nav:publish'), url: publishUrl },
  { id: 'report', name: (t) => t('nav:report'), url: reportUrl },
];

const adding = (key: PaletteKey): Command => ({
  id: `add-${key}`,
  label: (t) => t('editor:types.add', { type: t(`editor:types.${key}`) }),
  isPossible: canEdit,
  run: ({ session: { view, selection }, add, onCanvas }) =>
    onCanvas(() => add(key, placeOfNew(view, key, [...chosenIds(selection)].at(-1) ?? null))),
});

const opening = ({ id, name, url }: (typeof PAGES)[number]): Command => ({
  id,
  label: (t) => t('command:open', { page: name(t) }),
  isPossible: always,
  run: ({ navigate, surveyId }) => navigate(url(surveyId)),
});

/** Everything that the editor can do by a command, in the order of the list. */
export const COMMANDS: readonly Command[] = [...EDITING, ...PALETTE.map(adding), ...PAGES.map(opening)];

/** Finds commands whose names have all these words. */
export function findCommands(commands: readonly Command[], words: string, t: Words): readonly Command[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const name = label(t).toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
}
