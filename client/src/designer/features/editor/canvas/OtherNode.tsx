import { questionRow, readableText, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { TypeGlyph } from '../types/TypeGlyph';
import styles from './other-node.module.css';
import { QuestionHeading } from './QuestionHeading';

interface Props {
  node: SurveyNode;
  isOpen: boolean;
  readOnly: boolean;
}

/** A node that is not edited here: what it is, and that the API is the way to its content. */
export const OtherNode = ({ node, isOpen, readOnly }: Props) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { key, isContainer } = questionRow(node);
  const title = readableText(node.title);
  const select = () => actions.select({ nodeId: node.id });
  return (
    <div className={styles.node}>
      {!readOnly && !isOpen && <div className={styles.face} aria-hidden="true" onClick={select} />}
      <QuestionHeading node={node}>
        {readOnly ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <button type="button" className={styles.title} aria-label={t('canvas.select', { code: node.code, title })} onClick={select}>
            {title}
          </button>
        )}
      </QuestionHeading>
      <p className={styles.about}>
        <TypeGlyph type={key} />
        <span className={styles.name}>{t(`types.${key}`)}</span>
        <span>{t(isContainer ? 'other.container' : 'other.note')}</span>
      </p>
    </div>
  );
};
