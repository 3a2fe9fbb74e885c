import { type AnswerKind, LIMITS, optionsOf, questionRow, rowsOf, type SurveyNode } from '@wence/schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { AnswerPreview } from '../content/AnswerPreview';
import { PlainTextField } from '../field/PlainTextField';
import { TitleEdit } from '../rich/TitleEdit';
import { useEditorActions } from '../session/editor-actions';
import type { Selection } from '../session/selection';
import { useUntitled } from '../session/session-store';
import { areOptionsEditable } from '../shared/options';
import { QuestionHeading } from './QuestionHeading';
import { useQuestionTools } from './useQuestionTools';

/** Loaded lazily: the title is enough to begin with, and takes every key from the start. */
const PartsEditor = lazyPart(async () => (await import('./PartsEditor')).PartsEditor);

/** Loaded lazily: the question itself comes first. */
const QuestionChips = lazyPart(async () => (await import('./chips/QuestionChips')).QuestionChips);

interface QuestionCardProps {
  node: SurveyNode;
  parentId: number | null;
  selection: Selection;
}

/** Types without a preview while editing: their rows and options are edited below. */
const GRIDS: readonly AnswerKind[] = ['matrix', 'table'];

/** The selected question, edited where it stands. */
export function QuestionCard({ node, parentId, selection }: QuestionCardProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const untitled = useUntitled(node);
  const tools = useQuestionTools(node, parentId);
  // Enter moves from the title to the first row, option or field.
  const first = (rowsOf(node)[0] ?? (areOptionsEditable(node) ? optionsOf(node)[0] : undefined))?.id;
  const focus = selection.focus?.part === 'title' ? selection.focus : null;
  return (
    <>
      <QuestionHeading node={node}>
        <TitleEdit node={node} focusRequest={focus?.request}>
          <PlainTextField
            label={t('question.title', { code: node.code })}
            maxLength={LIMITS.title}
            value={node.title}
            focusRequest={focus?.request}
            selectAll={focus?.all}
            onChange={(title) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { title } }], 'typing')}
            onLeave={actions.flush}
            onEnter={() => {
              if (first === undefined) actions.flush();
              else actions.select({ nodeId: node.id, optionId: first, focus: 'option', all: true });
            }}
            onMove={(step) => {
              if (step < 0 && !tools.isFirst) tools.moveUp();
              if (step > 0 && !tools.isLast) tools.moveDown();
            }}
          />
        </TitleEdit>
      </QuestionHeading>
      <Suspense>
        <QuestionChips node={node} parentId={parentId} readOnly={false} />
      </Suspense>
      {!GRIDS.includes(questionRow(node).answer) && <AnswerPreview node={untitled} isOpen />}
      <Suspense>
        <PartsEditor node={untitled} selection={selection} />
      </Suspense>
    </>
  );
}
