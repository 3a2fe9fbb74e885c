import { apply, type FieldFault, LIMITS, type Operation, richTextRules, type SurveyNode, textLength } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { useReadView } from '../session/session-store';
import { ownAddresses } from './model/addresses';
import { useTitleEditor } from './useTitleEditor';

type Fault = 'externalImage' | 'externalLink' | 'format' | 'tooLong' | 'tooShort';

function faultOf(faults: readonly FieldFault[]): Fault {
  const rule = faults[0]?.rule;
  return rule === 'externalImage' || rule === 'externalLink' || rule === 'tooLong' || rule === 'tooShort' ? rule : 'format';
}

/** Draft of a title: edited as rich text or source, validated, and saved as one step. */
export function useTitleDraft(node: SurveyNode, onEditAnswer: () => void) {
  const { t } = useTranslation('rich');
  const actions = useEditorActions();
  const readView = useReadView();
  const [original] = useState(node.title);
  const [source, setSource] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const { editor, current, load } = useTitleEditor({
    label: t('field', { code: node.code }),
    html: original,
    onEditAnswer,
    onPasteFault: setFault,
  });
  const text = source === null ? current() : ownAddresses(source, window.location.origin);
  const length = textLength(text);

  return {
    editor,
    source,
    length,
    fault: length > LIMITS.title ? 'tooLong' : fault,
    isChanged: text !== original,
    setFault,
    typeSource: (typed: string) => {
      setSource(typed);
      setFault(null);
    },
    toggleSource: () => {
      if (source === null) return setSource(text);
      const [rule] = richTextRules(text);
      if (rule) return setFault(faultOf([{ field: 'title', rule }]));
      if (text !== current()) load(text);
      setSource(null);
      setFault(null);
    },
    /** Saves the title. Returns true if the dialog can close; otherwise the fault is shown beside the field and the text is kept. */
    save: (): boolean => {
      if (text === original) return true;
      const operations: Operation[] = [{ op: 'updateNode', nodeId: node.id, set: { title: text } }];
      const applied = apply(readView(), operations);
      if (!applied.ok && applied.fault.code === 'invalid') {
        setFault(faultOf(applied.fault.faults));
        return false;
      }
      return actions.confirm(operations);
    },
  };
}

export type TitleDraft = ReturnType<typeof useTitleDraft>;
