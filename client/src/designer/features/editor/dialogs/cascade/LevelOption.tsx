import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, RightOutlined } from '@ant-design/icons';
import { LIMITS, type Operation, readableText, type SurveyOption } from '@wence/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../shared/ToolButton';
import { useConfirmReferenced } from '../../shared/confirmations';
import styles from './cascade-levels.module.css';

interface LevelOptionProps {
  nodeId: number;
  option: SurveyOption;
  parentId: number | null;
  /** Id of the option that it follows after moving up; null if it becomes the first, undefined if it is the first already. */
  before: number | null | undefined;
  /** Id of the option that it follows after moving down; undefined if it is the last. */
  behind: number | undefined;
  isPicked: boolean;
  mayOpen: boolean;
  mayRemove: boolean;
  onPick: () => void;
  run: (...operations: Operation[]) => void;
}

/** An option of a level: its name, its place, the way to what is below it. */
export function LevelOption({ nodeId, option, parentId, before, behind, isPicked, mayOpen, mayRemove, onPick, run }: LevelOptionProps) {
  const { t } = useTranslation('dialogs');
  const confirmReferenced = useConfirmReferenced();
  const [typed, setTyped] = useState<string | null>(null);
  const title = readableText(option.title);
  const optionId = option.id;
  const leave = () => {
    // An empty title goes back to what it was (Spec 4, title edit).
    const text = typed?.trim();
    if (text && text !== option.title) run({ op: 'updateOption', nodeId, optionId, set: { title: text } });
    setTyped(null);
  };
  const move = (after: number | null) => run({ op: 'moveOption', nodeId, optionId, parentId, after });
  const remove = () => confirmReferenced('option', [{ op: 'removeOption', nodeId, optionId }], (operations) => run(...operations));
  return (
    <li className={styles.option} data-picked={isPicked || undefined}>
      <Input
        aria-label={t('cascade.option', { title })}
        variant="borderless"
        maxLength={LIMITS.cascadeTitle}
        value={typed ?? option.title}
        onFocus={onPick}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
      <span className={styles.acts}>
        <ToolButton
          label={t('cascade.up')}
          icon={<ArrowUpOutlined aria-hidden="true" />}
          disabled={before === undefined}
          onClick={() => move(before ?? null)}
        />
        <ToolButton
          label={t('cascade.down')}
          icon={<ArrowDownOutlined aria-hidden="true" />}
          disabled={behind === undefined}
          onClick={() => move(behind ?? null)}
        />
        {mayRemove && (
          <ToolButton label={t('cascade.delete', { title })} icon={<DeleteOutlined aria-hidden="true" />} danger onClick={remove} />
        )}
      </span>
      {mayOpen && (
        <>
          <span className={styles.count}>{option.nodes?.length}</span>
          <button type="button" className={styles.open} aria-label={t('cascade.open', { title })} aria-pressed={isPicked} onClick={onPick}>
            <RightOutlined aria-hidden="true" />
          </button>
        </>
      )}
    </li>
  );
}
