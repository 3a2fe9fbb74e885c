import { findNode, isExam, type QuestionState, questionStates, sequenceOf, type SurveyNode } from '@wence/schema';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { questionChips as en } from '../../../../i18n/en/question-chips';
import { addTexts } from '../../../../i18n/init';
import { questionChips as zhCN } from '../../../../i18n/zh-CN/question-chips';
import { paths } from '../../../../shared/routes';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { useEditorActions } from '../../session/editor-actions';
import type { SelectionRequest } from '../../session/selection';
import { useSessionValue } from '../../session/session-store';
import { CHIP_WORDS, chipText } from './chip-words';
import styles from './QuestionChips.module.css';

const addChipTexts = (): void => addTexts('questionChips', { 'zh-CN': zhCN, en });

addChipTexts();

/** The target of a chip: a page of the settings, or the place in the editor where its state is set. */
type Lead = { readonly page: 'quota' | 'exam' } | Required<Pick<SelectionRequest, 'nodeId' | 'focus'>>;

function leadOf(state: QuestionState, nodeId: number, parentId: number | null): Lead {
  switch (state.kind) {
    case 'order':
    case 'lockedParts':
      return { nodeId, focus: 'order' };
    case 'locked':
      // Its container says what keeps its place.
      return { nodeId: parentId ?? nodeId, focus: 'order' };
    case 'limit':
      return { nodeId, focus: state.of === 'seconds' ? 'dwell' : 'checks' };
    case 'sum':
      return { nodeId, focus: 'checks' };
    case 'attribute':
      return { nodeId, focus: 'attribute' };
    case 'piping':
      return { nodeId, focus: 'title' };
    case 'quota':
      return { page: 'quota' };
    case 'score':
    case 'draw':
      return { page: 'exam' };
  }
}

const keyOf = (state: QuestionState): string => ('of' in state ? `${state.kind}-${state.of}` : state.kind);

interface QuestionChipsProps {
  node: SurveyNode;
  parentId: number | null;
  readOnly: boolean;
}

/** Chips below the title of a question, which tell its settings at a glance. Each leads to where its setting is made. */
export const QuestionChips = memo(({ node, parentId, readOnly }: QuestionChipsProps) => {
  const { t } = useTranslation(CHIP_WORDS);
  const actions = useEditorActions();
  const navigate = useNavigate();
  const surveyId = useSurveyId();
  const quotas = useSessionValue(({ view }) => view.quotas);
  const settings = useSessionValue(({ view }) => (isExam(view) ? view.settings : undefined));
  const around = useSessionValue(({ view }) => {
    const container = parentId === null || node.locked !== true ? undefined : findNode(view, parentId);
    return container ? sequenceOf(container) : 0;
  });
  const states = useMemo(() => questionStates({ quotas, settings }, node, around), [quotas, settings, node, around]);
  if (states.length === 0) return null;

  const go = (lead: Lead) => {
    if ('page' in lead) void navigate(paths[lead.page].replace(':surveyId', surveyId));
    else actions.select(lead);
  };
  return (
    <ul className={styles.chips} aria-label={t('label', { code: node.code })} data-chips>
      {states.map((state) => (
        <li key={keyOf(state)} className={styles.item}>
          {readOnly ? (
            <span className={styles.chip}>{chipText(state, t)}</span>
          ) : (
            <button type="button" className={styles.chip} onClick={() => go(leadOf(state, node.id, parentId))}>
              {chipText(state, t)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
});
QuestionChips.displayName = 'QuestionChips';
