import { byteLength, fullSetting, LIMITS, type SurveyNode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../field/PlainTextField';
import { useSetting } from '../shared/useSetting';
import { useEditorActions } from '../session/editor-actions';
import styles from './scale.module.css';

const SIDES = ['left_text', 'center_text', 'right_text'] as const;

/** Texts at the ends and in the middle of a scale; editable in place while the question is selected. */
export function SideWords({ node, isOpen }: { node: SurveyNode; isOpen: boolean }) {
  const values = fullSetting(node);
  if (isOpen) return <SideFields node={node} />;
  if (SIDES.every((side) => !values[side])) return null;
  return (
    <div className={styles.sides}>
      {SIDES.map((side) => (
        <span key={side}>{values[side]}</span>
      ))}
    </div>
  );
}

function SideFields({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { values, set } = useSetting(node);
  return (
    <div className={`${styles.sides} ${styles.open}`}>
      {SIDES.map((side) => (
        <PlainTextField
          key={side}
          label={t(`panel.${side}`)}
          placeholder={t(`panel.${side}`)}
          maxLength={LIMITS.scaleText}
          mayBeEmpty
          value={values[side] ?? ''}
          // A text that is too long is ignored; a Chinese character counts as 2 (Spec 5, codes and texts).
          onChange={(text) => byteLength(text) <= LIMITS.scaleText && set({ [side]: text }, 'typing')}
          onLeave={actions.flush}
        />
      ))}
    </div>
  );
}
