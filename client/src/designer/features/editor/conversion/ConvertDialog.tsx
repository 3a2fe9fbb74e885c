import {
  type ConversionLoss,
  conversionLoss,
  conversionsOf,
  isLossless,
  type Operation,
  type QuestionKey,
  questionRow,
  rowByKey,
  type SurveyNode,
} from '@wence/schema';
import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conversion as en } from '../../../i18n/en/conversion';
import { addTexts } from '../../../i18n/init';
import { conversion as zhCN } from '../../../i18n/zh-CN/conversion';
import { addChangeTexts } from '../../../shared/definition-changes/definition-changes-texts';
import { useEditorActions } from '../session/editor-actions';
import { useReadView } from '../session/session-store';
import styles from './conversion.module.css';
import { keptLines, lostLines } from './loss-lines';
import { TypePicker } from './TypePicker';

const addConversionTexts = (): void => addTexts('conversion', { 'zh-CN': zhCN, en });

addConversionTexts();
addChangeTexts();

/** A type that was chosen, and what the question loses as one of it. */
interface Choice {
  readonly type: QuestionKey;
  readonly loss: ConversionLoss;
}

interface ConvertDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Makes a question one of another type: at once where nothing is lost, else after saying what goes and what stays. */
export function ConvertDialog({ node, onClose }: ConvertDialogProps) {
  const { t } = useTranslation(['conversion', 'definitionChanges', 'editor', 'common']);
  const actions = useEditorActions();
  const readView = useReadView();
  const [choice, setChoice] = useState<Choice | null>(null);
  const lossId = useId();
  const { key } = questionRow(node);
  const nameOf = (type: QuestionKey) => t(`editor:types.${type}`);

  const convert = (target: QuestionKey) => {
    const { type = 0, subType } = rowByKey(target);
    const operation: Operation = { op: 'convertNode', nodeId: node.id, type, subType, confirmed: true };
    actions.change([operation]);
    actions.announce(t('done', { code: node.code, type: nameOf(target) }));
    onClose();
  };
  const pick = (type: QuestionKey) => {
    const loss = conversionLoss(readView(), node.id, type);
    if (loss === undefined) return;
    if (isLossless(loss)) convert(type);
    else setChoice({ type, loss });
  };
  return (
    <Modal
      open
      width={560}
      title={choice ? t('become', { type: nameOf(choice.type) }) : t('title')}
      onCancel={onClose}
      footer={
        choice && (
          <>
            <Button onClick={() => setChoice(null)}>{t('back')}</Button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was focused before, the chosen type, is gone */}
            <Button autoFocus type="primary" aria-describedby={lossId} onClick={() => convert(choice.type)}>
              {t('confirm')}
            </Button>
          </>
        )
      }
    >
      {choice ? (
        <div id={lossId} className={styles.loss}>
          <p className={styles.lead}>{t('loses', { type: nameOf(choice.type) })}</p>
          <Lines lines={lostLines(t, choice.loss)} />
          <p className={styles.lead}>{t('keeps')}</p>
          <Lines lines={keptLines(t, choice.loss)} />
          <p className={styles.note}>{t('undoable')}</p>
        </div>
      ) : (
        <TypePicker current={key} targets={conversionsOf(node)} onPick={pick} />
      )}
    </Modal>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
