import type { SurveyDefinition, Trace } from '@wence/schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOf } from './why';
import styles from './why.module.css';
import { WhyLine } from './WhyLine';

interface WhyPanelProps {
  definition: SurveyDefinition;
  traced: Trace;
  /** The visit has been handed in; its last answers are still there. */
  isDone: boolean;
  /** It stands below the page, not beside it. */
  isNarrow: boolean;
  /** The question that the visit was begun for; null: none. */
  asked: number | null;
}

/** Every question with its state for the answers given so far, and the reasons for the selected one. */
export function WhyPanel({ definition, traced, isDone, isNarrow, asked }: WhyPanelProps) {
  const { t } = useTranslation('preview');
  const [selected, setSelected] = useState(asked);
  const lines = useMemo(() => linesOf(definition, traced), [definition, traced]);
  const shown = lines.filter(({ trace }) => trace.state === 'shown').length;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('why.title')}</h3>
        <p className={styles.help}>{t(isNarrow ? 'why.helpBelow' : 'why.help')}</p>
        {asked !== null && !isDone && <p className={styles.handed}>{t('handed')}</p>}
        {isDone && <p className={styles.done}>{t('done')}</p>}
        <p className={styles.count}>{lines.length === 0 ? t('why.empty') : t('why.count', { shown, rest: lines.length - shown })}</p>
      </div>
      <ul className={styles.list}>
        {lines.map((line) => (
          <WhyLine
            key={line.node.id}
            definition={definition}
            traced={traced}
            line={line}
            isOpen={line.node.id === selected}
            onToggle={() => setSelected(line.node.id === selected ? null : line.node.id)}
          />
        ))}
      </ul>
    </>
  );
}
