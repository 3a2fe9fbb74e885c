import {
  findNode,
  findOption,
  type QuestionKey,
  questionRow,
  type QuestionType,
  type SurveyDefinition,
  type SurveyOption,
} from '@wence/schema';
import type { Selection } from './selection';

/** The part of a survey that its author edits (Spec 3, client state). `visible` is false if the question no longer exists. */
export type EditorState =
  | { readonly visible: false }
  | {
      readonly visible: true;
      readonly nodeId: number;
      /** Null for a group, which has no number. */
      readonly type: QuestionType | null;
      /** Name of its type and sub-type in the catalogue. */
      readonly key: QuestionKey;
      readonly option: SurveyOption | null;
    };

const NOTHING: EditorState = { visible: false };

export function editorStateOf(view: SurveyDefinition, { nodeId, optionId }: Selection): EditorState {
  const node = nodeId === null ? undefined : findNode(view, nodeId);
  if (!node) return NOTHING;
  const option = optionId === null ? undefined : findOption(node, optionId);
  return { visible: true, nodeId: node.id, type: node.type ?? null, key: questionRow(node).key, option: option ?? null };
}
