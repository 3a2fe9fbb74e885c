import { endingOwners, type SurveyDefinition } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endings as en } from '../../../i18n/en/endings';
import { addTexts } from '../../../i18n/init';
import { endings as zhCN } from '../../../i18n/zh-CN/endings';
import { SyncNote } from '../panel/fields/PanelRow';
import { useSessionValue } from '../session/session-store';
import { surveyStateOf } from '../session/survey-state';
import { EndingCard } from '../endings/EndingCard';
import { KINDS, type Owner, ownerName } from '../endings/owner';
import styles from './CompleteBody.module.css';
import type { SettingsProps } from '../shared/settings-props';

addTexts('endings', { 'zh-CN': zhCN, en });

/** The questions that have an end page of their own, and those that an author has just chosen to give one. */
function nodesWithPages(definition: SurveyDefinition, chosen: readonly number[]): number[] {
  const own = definition.endings?.nodes?.map(({ nodeId }) => nodeId) ?? [];
  return [...new Set([...own, ...chosen])];
}

/** The end pages of a survey (Spec 2, /setting/complete/{surveyId}). */
export function CompleteBody({ readOnly, banner }: SettingsProps) {
  const { t } = useTranslation('endings');
  const definition = useSessionValue(({ view }) => view);
  const commiting = useSessionValue((session) => surveyStateOf(session).commiting);
  const [opened, setOpened] = useState<Owner | null>('normal');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const nodes = nodesWithPages(definition, chosen);
  const card = (owner: Owner) => (
    <EndingCard
      key={owner}
      owner={owner}
      definition={definition}
      readOnly={readOnly}
      isOpen={opened === owner}
      onToggle={() => setOpened(opened === owner ? null : owner)}
    />
  );
  return (
    <div className={styles.column}>
      {banner}
      <h2 className={styles.heading}>
        {t('title')}
        {commiting && <SyncNote />}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
      {KINDS.map(card)}
      <h3 className={styles.part}>{t('nodes')}</h3>
      {nodes.map(card)}
      <NodePicker
        definition={definition}
        taken={nodes}
        disabled={readOnly}
        onPick={(nodeId) => {
          setChosen([...chosen, nodeId]);
          setOpened(nodeId);
        }}
      />
    </div>
  );
}

interface NodePickerProps {
  definition: SurveyDefinition;
  taken: readonly number[];
  disabled: boolean;
  onPick: (nodeId: number) => void;
}

/** Chooses a question whose jumps end the survey, to give it an end page of its own. */
function NodePicker({ definition, taken, disabled, onPick }: NodePickerProps) {
  const { t } = useTranslation('endings');
  const owners = endingOwners(definition);
  const free = owners.filter(({ node }) => !taken.includes(node.id));
  if (owners.length === 0) return <p className={styles.none}>{t('nodesNone')}</p>;
  if (free.length === 0) return null;
  return (
    <label className={styles.picker}>
      <span>{t('nodeAdd')}</span>
      <select className={styles.select} disabled={disabled} value="" onChange={({ target }) => onPick(Number(target.value))}>
        <option value="" disabled>
          {t('nodePick')}
        </option>
        {free.map(({ node }) => (
          <option key={node.id} value={node.id}>
            {ownerName(definition, node.id, t)}
          </option>
        ))}
      </select>
    </label>
  );
}
