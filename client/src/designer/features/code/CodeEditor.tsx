import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, defaultHighlightStyle, foldGutter, foldKeymap, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, linter, lintGutter } from '@codemirror/lint';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { completeDefinition, marksOf, readText } from './assistance';
import styles from './code.module.css';
import { useLatest } from '../../shared/useLatest';
import { useFaultWords } from './FaultList';

interface CodeEditorProps {
  /** The text that is shown first; another one replaces what stands in the editor. */
  text: string;
  label: string;
  readOnly: boolean;
  /** The text to compare with: what differs is marked. Null: nothing is compared. */
  original: string | null;
  onChange: (text: string) => void;
}

/** Marks wait until one has stopped typing. */
const LINT_MS = 400;

const LOOK: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  bracketMatching(),
  indentUnit.of('  '),
  syntaxHighlighting(defaultHighlightStyle),
  json(),
  lintGutter(),
  EditorView.lineWrapping,
  // Tab leaves the editor, as everywhere on a page: who works by keys must not be trapped.
  keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap]),
];

/** The editor's own words in the language of the page. */
const wordsOf = (t: TFunction<'code'>): Extension =>
  EditorState.phrases.of({
    '$ unchanged lines': t('editor.unchanged', { n: '$' }),
    'Folded lines': t('editor.folded'),
    'Unfolded lines': t('editor.unfolded'),
    to: t('editor.to'),
    'folded code': t('editor.foldedCode'),
    unfold: t('editor.unfold'),
    'Fold line': t('editor.fold'),
    'Unfold line': t('editor.unfold'),
    Completions: t('editor.completions'),
    Diagnostics: t('editor.diagnostics'),
    'No diagnostics': t('editor.noDiagnostics'),
    'Selection deleted': t('editor.deleted'),
    close: t('editor.close'),
  });

/** A text editor for definitions: completion from their schema, faults at their place, and on demand what differs. */
export function CodeEditor({ text, label, readOnly, original, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('code');
  const words = useFaultWords();
  const latest = useLatest({ words, onChange });

  useEffect(
    function mountEditor() {
      if (!host.current) return undefined;
      const editor = new EditorView({
        parent: host.current,
        state: EditorState.create({
          doc: text,
          extensions: [
            LOOK,
            wordsOf(t),
            autocompletion({ override: [completeDefinition] }),
            linter(({ state }) => marksOf(state, readText(state.doc.toString()), latest.current.words), { delay: LINT_MS }),
            EditorState.readOnly.of(readOnly),
            EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
            EditorView.updateListener.of((update) => {
              if (update.docChanged) latest.current.onChange(update.state.doc.toString());
            }),
            ...(original === null
              ? []
              : [unifiedMergeView({ original, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 8 } })]),
          ],
        }),
      });
      forceLinting(editor);
      return () => editor.destroy();
    },
    [text, label, readOnly, original, latest, t],
  );

  return <div ref={host} className={styles.editor} />;
}
