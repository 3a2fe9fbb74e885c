import { PlusOutlined } from '@ant-design/icons';
import type { Operation, SurveyNode, SurveyOption } from '@wence/schema';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupCard } from './GroupCard';
import styles from './groups.module.css';

interface GroupListProps {
  node: SurveyNode;
  groups: readonly SurveyOption[];
  run: (operation: Operation) => void;
  /** Puts what is ticked into a group. */
  onPut: (groupId: number) => void;
  /** A new group, with what is ticked. */
  onAdd: () => void;
}

/** The groups of a question, in their order. */
export const GroupList = ({ node, groups, run, onPut, onAdd }: GroupListProps) => {
  const { t } = useTranslation('editor');
  const heading = useId();
  return (
    <section className={styles.side} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.name}>
          {t('groups.groups')}
        </h3>
        <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={onAdd}>
          {t('groups.add')}
        </Button>
      </div>
      {groups.length === 0 ? (
        <p className={styles.empty}>{t('groups.noGroups')}</p>
      ) : (
        <ul className={styles.list}>
          {groups.map((group, index) => (
            <GroupCard
              key={group.id}
              node={node}
              group={group}
              before={groups[index - 1] ?? null}
              behind={groups[index + 1] ?? null}
              run={run}
              onPut={() => onPut(group.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
