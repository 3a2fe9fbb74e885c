import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../../shared/LineGlyph';
import { useEditorActions } from '../../session/editor-actions';
import { PresenceMark } from '../../presence/PresenceMark';
import './canvas-tool-words';
import { Grip } from './Grip';
import styles from './BlockCorner.module.css';

const FOLD = 'M4 8.75 7 5.75l3 3';
const UNFOLD = 'M4 5.75 7 8.75l3-3';

interface BlockCornerProps {
  nodeId: number;
  code: string;
  isFolded: boolean;
  readOnly: boolean;
}

/** The upper edge of a question holds a grip that moves it, who else is there, and a button that folds it to one line or unfolds it. */
export const BlockCorner = memo(({ nodeId, code, isFolded, readOnly }: BlockCornerProps) => {
  const { t } = useTranslation('canvasTools');
  const actions = useEditorActions();
  const label = t(isFolded ? 'folding.unfold' : 'folding.fold', { code });
  return (
    <>
      {!readOnly && <Grip nodeId={nodeId} code={code} />}
      <PresenceMark nodeId={nodeId} />
      <button
        type="button"
        className={styles.fold}
        aria-label={label}
        aria-expanded={!isFolded}
        title={label}
        onClick={() => actions.fold([nodeId], !isFolded)}
      >
        <LineGlyph size={14} path={isFolded ? UNFOLD : FOLD} />
      </button>
    </>
  );
});
BlockCorner.displayName = 'BlockCorner';
