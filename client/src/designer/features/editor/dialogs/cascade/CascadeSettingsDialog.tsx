import { findOption, fullSetting, LIMITS, optionsOf, type SurveyNode, type SurveyOption } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DialogDraft, DraftDialog } from '../DraftDialog';
import styles from './cascade-levels.module.css';
import { LevelColumn } from './LevelColumn';
import { addDialogTexts } from '../dialog-texts';

addDialogTexts();

const LEVELS = Array.from({ length: LIMITS.cascadeLevels }, (_, place) => place);

/** A column for each level. What is picked in one says what the next one holds. */
function CascadeLevels({ node, run }: DialogDraft) {
  const [path, setPath] = useState<readonly number[]>([]);
  const hints = fullSetting(node).placeholders ?? [];
  const parentOf = (level: number): SurveyOption | undefined => {
    const id = path[level - 1];
    return id === undefined ? undefined : findOption(node, id);
  };
  return (
    <div className={styles.columns}>
      {LEVELS.map((level) => {
        const parent = parentOf(level);
        const isThere = level === 0 || parent !== undefined;
        return (
          <LevelColumn
            // Typed text and scroll position must not carry over to another list.
            key={`${level} ${parent?.id ?? ''}`}
            node={node}
            level={level + 1}
            parent={parent ?? null}
            options={level === 0 ? optionsOf(node) : (parent?.nodes ?? [])}
            isThere={isThere}
            picked={path[level] ?? null}
            hint={hints[level] ?? ''}
            onHint={(text) => {
              const placeholders = LEVELS.map((place) => (place === level ? text : (hints[place] ?? '')));
              run({ op: 'updateNode', nodeId: node.id, set: { setting: { placeholders } } });
            }}
            onPick={(id) => setPath([...path.slice(0, level), id])}
            run={run}
          />
        );
      })}
    </div>
  );
}

interface CascadeSettingsDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** The levels of a cascade beside each other, however many options they have: what each says before something is picked, and its options (Spec 2). */
export function CascadeSettingsDialog({ node, onClose }: CascadeSettingsDialogProps) {
  const { t } = useTranslation('dialogs');
  return (
    <DraftDialog nodeId={node.id} title={t('cascade.settingsTitle')} width={960} onClose={onClose}>
      {(draft) => <CascadeLevels {...draft} />}
    </DraftDialog>
  );
}
