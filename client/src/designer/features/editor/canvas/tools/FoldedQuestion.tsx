import { isContainer, paletteKeyOf, readableText, rowsOf, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { TypeGlyph } from '../../types/TypeGlyph';
import './canvas-tool-words';
import styles from './FoldedQuestion.module.css';

/** Counts the parts of a question that are not seen while it is folded, in words. */
function useSize(node: SurveyNode, options: number): string {
  const { t } = useTranslation(['canvasTools', 'editor']);
  const rows = rowsOf(node).length;
  const sizes = [
    isContainer(node) && t('folding.questions', { count: node.nodes?.length ?? 0 }),
    rows > 0 && t('folding.rows', { count: rows }),
    options > 0 && t('folding.options', { count: options }),
  ];
  return sizes.filter(Boolean).join(t('editor:logic.and'));
}

interface FoldedQuestionProps {
  node: SurveyNode;
  /** The number of its options. */
  options: number;
  readOnly: boolean;
}

/** A question in one line: its code, title, type and size. A click unfolds it and goes on with its title. */
export function FoldedQuestion({ node, options, readOnly }: FoldedQuestionProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const key = paletteKeyOf(node);
  const size = useSize(node, options);
  const title = readableText(node.title);
  const type = t(`types.${key}`);
  const unfold = () => {
    if (readOnly) actions.fold([node.id], false);
    else actions.select({ nodeId: node.id, focus: 'title' });
  };
  return (
    <button
      type="button"
      className={styles.line}
      aria-label={readOnly ? undefined : [t('canvas.select', { code: node.code, title }), type, size].filter(Boolean).join(' ')}
      onClick={unfold}
    >
      <span className={styles.code}>{node.code}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.about}>
        <TypeGlyph type={key} />
        <span className={styles.type}>{type}</span>
        {size && <span className={styles.size}>{size}</span>}
      </span>
    </button>
  );
}
