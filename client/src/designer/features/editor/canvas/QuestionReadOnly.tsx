import { hasMarkup, optionsOf, questionRow, readableText, type SurveyNode } from '@wence/schema';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { AnswerPreview } from '../content/AnswerPreview';
import { RichTitle } from '../rich/RichTitle';
import { useEditorActions } from '../session/editor-actions';
import { useCarriedInto } from './carried';
import { CarriedRow } from './CarriedRow';
import { FoldButton } from './FoldButton';
import { countOptions, firstOptions, isLong } from './long-options';
import { useEditWish } from '../shared/edit-wish';
import { OptionGrid } from './OptionMark';
import { OptionsReadOnly } from './OptionsReadOnly';
import styles from './question-read-only.module.css';
import { QuestionHeading } from './QuestionHeading';

/** Loaded lazily: the question itself comes first. */
const QuestionChips = lazyPart(async () => (await import('./chips/QuestionChips')).QuestionChips);

/** Layout of the options of a question that is not being edited. */
type Standing = 'list' | 'tiles' | 'none';

/** Grids, scales and pictures draw their options themselves; a cascade only has boxes for its levels. */
function standingOf(node: SurveyNode): Standing {
  const { answer, key, hasOptions, hasRows } = questionRow(node);
  if (!hasOptions || hasRows || key === 'words') return 'none';
  if (answer === 'table' || answer === 'evaluate' || answer === 'points' || answer === 'cascade') return 'none';
  return key === 'imageSingle' || key === 'imageMultiple' ? 'tiles' : 'list';
}

/** Shows what is carried into a question, below a preview that draws its options and rows itself. */
function CarriedBelow({ node }: { node: SurveyNode }) {
  const options = useCarriedInto(node.id, 1);
  const rows = useCarriedInto(node.id, 2);
  if (options.length + rows.length === 0) return null;
  return (
    <OptionGrid node={node}>
      {[...rows, ...options].map((item) => (
        <CarriedRow key={item.id} node={node} item={item} isOpen={false} />
      ))}
    </OptionGrid>
  );
}

interface QuestionReadOnlyProps {
  node: SurveyNode;
  /** Id of the container; null at the top level. */
  parentId: number | null;
  readOnly: boolean;
}

/**
 * A question that is not being edited. A click anywhere selects it; keys reach it by its title, which is a button. Where it may not be edited, a click
 * asks for the way to editing, to which keys have the button of the banner.
 */
export function QuestionReadOnly({ node, parentId, readOnly }: QuestionReadOnlyProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const onWish = useEditWish();
  const standing = standingOf(node);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = standing !== 'none' && isLong(node);
  const title = readableText(node.title);
  const selectTitle = () => actions.select({ nodeId: node.id, focus: 'title' });
  return (
    <div className={styles.still} role="presentation" onClick={readOnly ? onWish : undefined}>
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
      <Suspense>
        <QuestionChips node={node} parentId={parentId} readOnly={readOnly} />
      </Suspense>
      <AnswerPreview node={node} />
      {standing === 'none' ? (
        <CarriedBelow node={node} />
      ) : (
        <OptionGrid node={node}>
          <OptionsReadOnly
            node={node}
            options={isFolded && !isUnfolded ? firstOptions(optionsOf(node)) : optionsOf(node)}
            isTile={standing === 'tiles'}
            readOnly={readOnly}
          />
        </OptionGrid>
      )}
      {isFolded && <FoldButton isOpen={isUnfolded} n={countOptions(node)} onToggle={setUnfolded} />}
    </div>
  );
}
