import { type Answer, answerKindOf, type Answers, isEmptyAnswer, questionNumbers } from '@wence/schema';
import { App, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerEdit as en } from '../../i18n/en/answer-edit';
import { addTexts } from '../../i18n/init';
import { answerEdit as zhCN } from '../../i18n/zh-CN/answer-edit';
import { FormFault } from '../../shared/FormFault';
import type { ReadResponse } from './read-response';
import type { EditGuard } from './useEditGuard';
import type { ResponseRow } from './useResponseList';
import styles from './AnswerEditor.module.css';
import { EditedQuestion, questionId } from './edit/EditedQuestion';
import { useSaveAnswers } from './useSaveAnswers';

interface AnswerEditorProps {
  response: ResponseRow;
  reading: ReadResponse;
  guard: EditGuard;
  /** Rejects with what the server says. */
  onSave: (answers: Answers) => Promise<unknown>;
  onClose: () => void;
}

const addEditTexts = (): void => addTexts('answerEdit', { 'zh-CN': zhCN, en });

addEditTexts();

const PARTS = { block: 'center' } as const;

/** The files that a question was answered with. */
function filesOf({ files }: ResponseRow, answer: Answer | undefined): ResponseRow['files'] {
  return answer && 'files' in answer ? files.filter(({ id }) => answer.files.includes(id)) : [];
}

/** The answers without the empty ones. */
const filled = (draft: Answers): Answers => Object.fromEntries(Object.entries(draft).filter(([, answer]) => !isEmptyAnswer(answer)));

/** Edits the answers of a response: the questions that the respondent would see with them, judged by the version that was answered. */
export function AnswerEditor({ response, reading, guard, onSave, onClose }: AnswerEditorProps) {
  const { t } = useTranslation(['answerEdit', 'common']);
  const { message } = App.useApp();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(reading.answers);
  const { save, errors, fault, isSaving, forget } = useSaveAnswers(onSave);
  const evaluation = useMemo(() => reading.evaluateWith(draft), [reading, draft]);
  const numbers = questionNumbers(reading.definition, evaluation);
  // Those out of sight that are filled by the link have no place among the visible ones.
  const shown = new Set([...evaluation.visible, ...evaluation.kept]);
  const questions = reading.nodes.filter((node) => answerKindOf(node) !== 'none' && shown.has(node.id));

  const [firstWrong] = errors;
  useEffect(
    function showFirstError() {
      if (!firstWrong) return;
      const question = document.getElementById(questionId(firstWrong.nodeId));
      question?.scrollIntoView(PARTS);
      question?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    [firstWrong],
  );
  useEffect(
    function takeFocus() {
      form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
      return () => guard.set(false);
    },
    [guard],
  );

  const handleChange = (nodeId: number, answer: Answer | undefined) => {
    const { [nodeId]: _before, ...others } = draft;
    setDraft(answer === undefined ? others : { ...others, [nodeId]: answer });
    guard.set(true);
    forget(nodeId);
  };
  const handleSave = async () => {
    if (!(await save(filled(draft)))) return;
    void message.success(t('saved'));
    onClose();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <p className={styles.help}>{t('help')}</p>
      {questions.map((node) => (
        <EditedQuestion
          key={node.id}
          node={node}
          number={numbers.get(node.id)}
          answer={draft[node.id]}
          evaluation={evaluation}
          text={reading.textOf(node.id, draft[node.id])}
          files={filesOf(response, reading.answers[node.id])}
          errors={errors.filter(({ nodeId }) => nodeId === node.id)}
          onChange={(answer) => handleChange(node.id, answer)}
        />
      ))}
      <div className={styles.foot}>
        <FormFault message={fault} />
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('common:action.save')}
        </Button>
        <Button disabled={isSaving} onClick={() => guard.leave(onClose)}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  );
}
