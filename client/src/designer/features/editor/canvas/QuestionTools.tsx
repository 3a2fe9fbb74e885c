import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { isRequired, questionRow, type SurveyNode } from '@wence/schema';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditable } from '../types/editable-types';
import { TypeGlyph } from '../types/TypeGlyph';
import styles from './question-tools.module.css';
import { focusProperties } from '../frame/focus-properties';
import { ToolButton } from './ToolButton';
import { useQuestionTools } from './useQuestionTools';

interface Props {
  node: SurveyNode;
  parentId: number | null;
  place: number;
  total: number;
}

/** What can be done with the selected question as a whole. */
export const QuestionTools = ({ node, parentId, place, total }: Props) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const { key, isAnswerable } = questionRow(node);
  const tools = useQuestionTools(node, parentId, place);
  return (
    <div className={styles.tools}>
      {/* What is not edited here has its type in its heading. */}
      {isEditable(node) && (
        <span className={styles.type}>
          <TypeGlyph type={key} />
          {t(`types.${key}`)}
        </span>
      )}
      {isAnswerable ? (
        <label className={styles.required} htmlFor={id}>
          <Switch id={id} size="small" checked={isRequired(node)} onChange={tools.setRequired} />
          {t('question.required')}
        </label>
      ) : (
        <span className={styles.required} />
      )}
      <span className={styles.line} />
      <ToolButton label={t('question.up')} icon={<ArrowUpOutlined aria-hidden="true" />} disabled={place === 1} onClick={tools.moveUp} />
      <ToolButton
        label={t('question.down')}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        disabled={place === total}
        onClick={tools.moveDown}
      />
      <ToolButton label={t('question.copy')} icon={<CopyOutlined aria-hidden="true" />} onClick={tools.copy} />
      <ToolButton label={t('question.delete')} icon={<DeleteOutlined aria-hidden="true" />} onClick={tools.remove} danger />
      <button type="button" className={styles.skip} onClick={focusProperties}>
        {t('question.properties')}
      </button>
    </div>
  );
};
