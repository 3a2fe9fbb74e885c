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

/** A text that is edited as rich text: its name for screen readers, what it is, how long it may be, and what saving it does. */
export interface RichSubject {
  readonly label: string;
  readonly html: string;
  readonly longest: number;
  readonly setting: (text: string) => Operation[];
}

/** The title of a question as a text to edit. */
export function useTitleSubject({ id, code, title }: SurveyNode): RichSubject {
  const { t } = useTranslation('rich');
  return {
    label: t('field', { code }),
    html: title,
    longest: LIMITS.title,
    setting: (text) => [{ op: 'updateNode', nodeId: id, set: { title: text } }],
  };
}

/** Draft of a rich text: edited with its formats or as source, validated, and saved as one step. */
export function useRichDraft({ label, html, longest, setting }: RichSubject, onEditAnswer: () => void) {
  const actions = useEditorActions();
  const readView = useReadView();
  const [original] = useState(html);
  const [source, setSource] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const { editor, current, load } = useTitleEditor({
    label,
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
    fault: length > longest ? 'tooLong' : fault,
    isChanged: text !== original,
    setFault,
    typeSource: (typed: string) => {
      setSource(typed);
      setFault(null);
    },
    toggleSource: () => {
      if (source === null) return setSource(text);
      const [rule] = richTextRules(text);
      if (rule) return setFault(faultOf([{ field: 'text', rule }]));
      if (text !== current()) load(text);
      setSource(null);
      setFault(null);
    },
    /** Saves the text. Returns true if the dialog can close; otherwise the fault is shown beside the field and the text is kept. */
    save: (): boolean => {
      if (text === original) return true;
      const operations = setting(text);
      const applied = apply(readView(), operations);
      if (!applied.ok && applied.fault.code === 'invalid') {
        setFault(faultOf(applied.fault.faults));
        return false;
      }
      return actions.confirm(operations);
    },
  };
}

export type RichDraft = ReturnType<typeof useRichDraft>;
