import { hasMarkup, optionsOf, questionRow, readableText, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { AnswerPreview } from '../content/AnswerPreview';
import { RichTitle } from '../rich/RichTitle';
import { useEditorActions } from '../session/editor-actions';
import { OptionGrid } from './OptionMark';
import { OptionsReadOnly } from './OptionsReadOnly';
import styles from './question-read-only.module.css';
import { QuestionHeading } from './QuestionHeading';

/** Layout of the options of a question that is not being edited. */
type Standing = 'list' | 'tiles' | 'none';

/** Grids, scales and pictures draw their options themselves; a cascade only has boxes for its levels. */
function standingOf(node: SurveyNode): Standing {
  const { answer, key, hasOptions, hasRows } = questionRow(node);
  if (!hasOptions || hasRows || key === 'words') return 'none';
  if (answer === 'table' || answer === 'evaluate' || answer === 'points' || answer === 'cascade') return 'none';
  return key === 'imageSingle' || key === 'imageMultiple' ? 'tiles' : 'list';
}

/** A question that is not being edited. A click anywhere selects it; keys reach it by its title, which is a button. */
export function QuestionReadOnly({ node, readOnly }: { node: SurveyNode; readOnly: boolean }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const standing = standingOf(node);
  const title = readableText(node.title);
  const selectTitle = () => actions.select({ nodeId: node.id, focus: 'title' });
  return (
    <div className={styles.still}>
      {!readOnly && <div className={styles.face} aria-hidden="true" onClick={() => actions.select({ nodeId: node.id })} />}
      <QuestionHeading node={node}>
        {hasMarkup(node.title) ? (
          <RichTitle
            html={node.title}
            label={t('canvas.select', { code: node.code, title })}
            onPress={readOnly ? undefined : selectTitle}
          />
        ) : readOnly ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <button type="button" className={styles.title} aria-label={t('canvas.select', { code: node.code, title })} onClick={selectTitle}>
            {title}
          </button>
        )}
      </QuestionHeading>
      <AnswerPreview node={node} />
      {standing !== 'none' && (
        <OptionGrid node={node}>
          <OptionsReadOnly node={node} options={optionsOf(node)} isTile={standing === 'tiles'} readOnly={readOnly} />
        </OptionGrid>
      )}
    </div>
  );
}
