import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS, type Operation, optionsOf, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmDelete } from '../../shared/confirmations';
import { ToolButton } from '../../shared/ToolButton';
import styles from './groups.module.css';

interface GroupCardProps {
  node: SurveyNode;
  group: SurveyOption;
  /** The groups next to it. */
  before: SurveyOption | null;
  behind: SurveyOption | null;
  run: (operation: Operation) => void;
  onPut: () => void;
}

/** One group: its name, its place, its options. */
function GroupCard({ node, group, before, behind, run, onPut }: GroupCardProps) {
  const { t } = useTranslation('editor');
  const confirmDelete = useConfirmDelete();
  const [name, setName] = useState<string | null>(null);
  const nodeId = node.id;
  const title = readableText(group.title);

  const rename = () => {
    if (name?.trim()) run({ op: 'updateOption', nodeId, optionId: group.id, set: { title: name.trim() } });
    setName(null);
  };
  const moveBehind = (other: SurveyOption | undefined) =>
    run({ op: 'moveOption', nodeId, optionId: group.id, parentId: null, after: other?.id ?? null });
  const beforeThat = () => {
    const all = optionsOf(node);
    return all[all.findIndex(({ id }) => id === before?.id) - 1];
  };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Input
          aria-label={t('groups.name', { title })}
          maxLength={LIMITS.optionTitle}
          value={name ?? group.title}
          onChange={({ target }) => setName(target.value)}
          onBlur={rename}
          onPressEnter={rename}
        />
        <ToolButton
          label={t('question.up')}
          icon={<ArrowUpOutlined aria-hidden="true" />}
          disabled={!before}
          onClick={() => moveBehind(beforeThat())}
        />
        <ToolButton
          label={t('question.down')}
          icon={<ArrowDownOutlined aria-hidden="true" />}
          disabled={!behind}
          onClick={() => moveBehind(behind ?? undefined)}
        />
        <ToolButton
          label={t('groups.delete', { title })}
          icon={<DeleteOutlined aria-hidden="true" />}
          danger
          onClick={() => confirmDelete(() => run({ op: 'removeOption', nodeId, optionId: group.id }))}
        />
      </div>
      <ul className={styles.members}>
        {(group.nodes ?? []).map((option) => (
          <li key={option.id} className={styles.member}>
            {readableText(option.title)}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden="true" />}
              aria-label={t('groups.takeOut', { title: readableText(option.title) })}
              onClick={() => run({ op: 'releaseOptions', nodeId, optionIds: [option.id] })}
            />
          </li>
        ))}
      </ul>
      <Button type="link" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={onPut}>
        {t('groups.put')}
      </Button>
    </li>
  );
}

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
export function GroupList({ node, groups, run, onPut, onAdd }: GroupListProps) {
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
}
