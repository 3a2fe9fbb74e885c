import { isOptionGroup, optionsOf, type SurveyNode } from '@wence/schema';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DialogDraft, DraftDialog } from '../DraftDialog';
import { GroupList } from './GroupList';
import styles from './groups.module.css';
import { LooseOptions } from './LooseOptions';

/** On the left the options in no group, to be ticked; on the right the groups. */
function Groups({ node, run }: DialogDraft) {
  const { t } = useTranslation('editor');
  const { message } = App.useApp();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const options = optionsOf(node);
  const nodeId = node.id;

  const putInto = (groupId?: number) => {
    const optionIds = options.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
    if (optionIds.length === 0) return void message.warning({ key: 'groups', content: t('groups.tickFirst') });
    run({ op: 'groupOptions', nodeId, optionIds, groupId });
    setTicked(new Set());
  };
  return (
    <div className={styles.sides}>
      <LooseOptions options={options} ticked={ticked} onTick={setTicked} />
      <GroupList
        node={node}
        groups={options.filter(isOptionGroup)}
        run={run}
        onPut={putInto}
        onAdd={() => (ticked.size > 0 ? putInto() : run({ op: 'addOption', nodeId, option: { group: true } }))}
      />
    </div>
  );
}

interface GroupDialogProps {
  node: SurveyNode;
  onClose: () => void;
}

/** Options into groups and out of them (Spec 2, option group manager). */
export function GroupDialog({ node, onClose }: GroupDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <DraftDialog nodeId={node.id} title={t('groups.title')} width={760} onClose={onClose}>
      {(draft) => <Groups {...draft} />}
    </DraftDialog>
  );
}
