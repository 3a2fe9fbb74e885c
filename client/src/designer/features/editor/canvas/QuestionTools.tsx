import { ArrowDownOutlined, ArrowUpOutlined, BookOutlined, CopyOutlined, DeleteOutlined, ExportOutlined } from '@ant-design/icons';
import { fitsLibrary, isRequired, paletteKeyOf, questionRow, type SurveyNode } from '@wence/schema';
import { Switch } from 'antd';
import { memo, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useFocusBack } from '../../../shared/focus';
import { useOpenTransfer } from '../transfer/TransferHost';
import { TypeGlyph } from '../types/TypeGlyph';
import styles from './QuestionTools.module.css';
import { goTo, PROPERTIES_ID, TYPES_ID } from '../shared/places';
import { ThrottledToolButton, ToolButton } from '../shared/ToolButton';
import { useQuestionTools } from './useQuestionTools';

const AddToLibraryDialog = lazyPart(async () => (await import('../library/AddToLibraryDialog')).AddToLibraryDialog);

interface QuestionToolsProps {
  node: SurveyNode;
  parentId: number | null;
}

/** Tools for the selected question. */
export const QuestionTools = memo(({ node, parentId }: QuestionToolsProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  const rememberFocus = useFocusBack(isKeeping);
  const key = paletteKeyOf(node);
  const { isAnswerable } = questionRow(node);
  const tools = useQuestionTools(node, parentId);
  const openTransfer = useOpenTransfer();
  return (
    <div className={styles.tools}>
      <span className={styles.type}>
        <TypeGlyph type={key} />
        <span className={styles.word}>{t(`types.${key}`)}</span>
      </span>
      {isAnswerable ? (
        <label className={styles.required} htmlFor={id}>
          <Switch id={id} size="small" checked={isRequired(node)} onChange={tools.setRequired} />
          {t('question.required')}
        </label>
      ) : (
        <span className={styles.required} />
      )}
      <span className={styles.line} />
      <ToolButton label={t('question.up')} icon={<ArrowUpOutlined aria-hidden="true" />} disabled={tools.isFirst} onClick={tools.moveUp} />
      <ToolButton
        label={t('question.down')}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        disabled={tools.isLast}
        onClick={tools.moveDown}
      />
      <ThrottledToolButton kind="adding" label={t('question.copy')} icon={<CopyOutlined aria-hidden="true" />} onClick={tools.copy} />
      <ToolButton label={t('question.copyAway')} icon={<ExportOutlined aria-hidden="true" />} onClick={openTransfer} />
      {fitsLibrary(node) && (
        <ToolButton
          label={t('openDialog.addToLibrary')}
          icon={<BookOutlined aria-hidden="true" />}
          onClick={() => {
            rememberFocus();
            setKeeping(true);
          }}
        />
      )}
      <ThrottledToolButton
        kind="removing"
        label={t('question.delete')}
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={tools.remove}
        danger
      />
      <Suspense>{isKeeping && <AddToLibraryDialog nodeId={node.id} onClose={() => setKeeping(false)} />}</Suspense>
      <span className={styles.skips}>
        <button type="button" className={styles.skip} onClick={() => goTo(PROPERTIES_ID)}>
          {t('question.properties')}
        </button>
        <button type="button" className={styles.skip} onClick={() => goTo(TYPES_ID)}>
          {t('keys.toTypes')}
        </button>
      </span>
    </div>
  );
});
QuestionTools.displayName = 'QuestionTools';
