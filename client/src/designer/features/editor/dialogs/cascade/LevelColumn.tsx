import { PlusOutlined } from '@ant-design/icons';
import { LIMITS, mostOptions, type Operation, type SurveyNode, type SurveyOption, walkOptions } from '@wence/schema';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cascade-levels.module.css';
import { LevelOption } from './LevelOption';

/** Number of options shown at first. */
const AT_FIRST = 100;

interface LevelColumnProps {
  node: SurveyNode;
  /** Counted from 1. */
  level: number;
  parent: SurveyOption | null;
  options: readonly SurveyOption[];
  /** False: nothing is picked that could have something below. */
  isThere: boolean;
  picked: number | null;
  hint: string;
  onHint: (hint: string) => void;
  onPick: (optionId: number) => void;
  run: (...operations: Operation[]) => void;
}

/** One level: what its box says before something is picked, and the options that stand there together. */
export function LevelColumn({ node, level, parent, options, isThere, picked, hint, onHint, onPick, run }: LevelColumnProps) {
  const { t } = useTranslation(['dialogs', 'editor']);
  const heading = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(AT_FIRST);
  const left = options.length - shown;
  const isFull = [...walkOptions(node.options)].length >= mostOptions(node);
  const isOnly = level === 1 && options.length === 1;
  const leaveHint = () => {
    if (typed !== null && typed.trim() !== hint) onHint(typed.trim());
    setTyped(null);
  };
  const add = () => {
    run({ op: 'addOption', nodeId: node.id, option: {}, parentId: parent?.id ?? null });
    setShown(Math.max(shown, options.length + 1));
  };
  return (
    <section className={styles.column} aria-labelledby={heading}>
      <h3 id={heading} className={styles.name}>
        {t('cascade.level', { n: level })}
      </h3>
      <Input
        aria-label={t('cascade.hint', { n: level })}
        placeholder={t('cascade.hintPlaceholder')}
        maxLength={LIMITS.cascadePlaceholder}
        value={typed ?? hint}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leaveHint}
        onPressEnter={leaveHint}
      />
      {options.length === 0 ? (
        <p className={styles.empty}>{t(isThere ? 'cascade.empty' : 'cascade.pick')}</p>
      ) : (
        <ul className={styles.list}>
          {options.slice(0, shown).map((option, place) => (
            <LevelOption
              key={option.id}
              nodeId={node.id}
              option={option}
              before={place > 0 ? (options[place - 2]?.id ?? null) : undefined}
              behind={options[place + 1]?.id}
              parentId={parent?.id ?? null}
              isPicked={option.id === picked}
              mayOpen={level < LIMITS.cascadeLevels}
              mayRemove={!isOnly}
              onPick={() => onPick(option.id)}
              run={run}
            />
          ))}
          {left > 0 && (
            <li>
              <Button type="link" size="small" onClick={() => setShown(shown + AT_FIRST)}>
                {t('editor:tree.more', { n: Math.min(left, AT_FIRST) })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {isThere && (
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} disabled={isFull} onClick={add}>
          {t('cascade.add')}
        </Button>
      )}
    </section>
  );
}
