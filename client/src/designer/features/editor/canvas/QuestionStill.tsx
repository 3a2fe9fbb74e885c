import { optionsOf, questionRow, readableText, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { OptionGrid } from './OptionGrid';
import { OptionStill } from './OptionStill';
import { QuestionHeading } from './QuestionHeading';
import styles from './question-still.module.css';
import { TextPreview } from './TextPreview';

/** A question that is not being edited. A click anywhere selects it; keys reach it by its title, which is a button. */
export const QuestionStill = ({ node, readOnly }: { node: SurveyNode; readOnly: boolean }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const title = readableText(node.title);
  const selectTitle = () => actions.select({ nodeId: node.id, focus: 'title' });
  return (
    <div className={styles.still}>
      {!readOnly && <div className={styles.face} aria-hidden="true" onClick={() => actions.select({ nodeId: node.id })} />}
      <QuestionHeading node={node}>
        {readOnly ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <button type="button" className={styles.title} aria-label={t('canvas.select', { code: node.code, title })} onClick={selectTitle}>
            {title}
          </button>
        )}
      </QuestionHeading>
      {questionRow(node).hasOptions ? (
        <OptionGrid node={node}>
          {optionsOf(node).map((option) => (
            <OptionStill
              key={option.id}
              node={node}
              option={option}
              onSelect={readOnly ? undefined : () => actions.select({ nodeId: node.id, optionId: option.id, focus: 'option' })}
            />
          ))}
        </OptionGrid>
      ) : (
        <TextPreview node={node} />
      )}
    </div>
  );
};
