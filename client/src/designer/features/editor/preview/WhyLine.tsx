import { CheckOutlined, CloseOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { type NodeTrace, readableText, type SurveyDefinition, type Trace } from '@wence/schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConditionReason, type ItemReason, type Line, whyOf } from './why';
import styles from './why.module.css';

interface ReasonsProps {
  definition: SurveyDefinition;
  traced: Trace;
  asked: NodeTrace;
}

/** Reason why one question is shown or not, in sentences. */
function Reasons({ definition, traced, asked }: ReasonsProps) {
  const { t } = useTranslation('preview');
  const { t: logic } = useTranslation('logic');
  const { lead, because, others } = whyOf(definition, traced, asked, logic);
  return (
    <div className={styles.reasons}>
      <p>{t(`why.${lead}`)}</p>
      <ItemList title={t('why.because')} items={because} />
      <ItemList title={t('why.others')} items={others} />
    </div>
  );
}

const ItemList = ({ title, items }: { title: string; items: readonly ItemReason[] }) =>
  items.length > 0 && (
    <>
      <h4 className={styles.kind}>{title}</h4>
      <ul className={styles.items}>
        {items.map(({ id, words, holds, conditions }) => (
          <li key={id} className={styles.item}>
            {words}
            {conditions.length === 1 && conditions[0] ? (
              <Standing standing={conditions[0].standing} />
            ) : (
              <Standing standing={holds ? 'holds' : 'fails'} />
            )}
            {conditions.length > 1 && (
              <ul className={styles.conditions}>
                {conditions.map((condition) => (
                  <li key={condition.id}>
                    {condition.words}
                    <Standing standing={condition.standing} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );

function Standing({ standing }: Pick<ConditionReason, 'standing'>) {
  const { t } = useTranslation('preview');
  return (
    <span className={styles.standing} data-standing={standing}>
      {standing === 'holds' ? <CheckOutlined aria-hidden="true" /> : <CloseOutlined aria-hidden="true" />}
      {t(`why.${standing}`)}
    </span>
  );
}

interface WhyLineProps {
  definition: SurveyDefinition;
  traced: Trace;
  line: Line;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question in one line; below it the reasons, when it is selected. */
export function WhyLine({ definition, traced, line: { node, depth, trace }, isOpen, onToggle }: WhyLineProps) {
  const { t } = useTranslation('preview');
  const isShown = trace.state === 'shown';
  const entry = useRef<HTMLLIElement>(null);
  useEffect(
    function comeIntoView() {
      if (isOpen) entry.current?.scrollIntoView({ block: 'nearest' });
    },
    [isOpen],
  );
  return (
    <li ref={entry} className={styles.line} data-shown={isShown}>
      <button
        type="button"
        className={styles.question}
        style={{ paddingInlineStart: 20 + Math.min(depth, 3) * 16 }}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.mark} aria-hidden="true">
          {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </span>
        <span className={styles.name}>
          <span className={styles.code}>{node.code}</span> {readableText(node.title)}
        </span>
        <span className={styles.state}>{t(`state.${trace.state}`)}</span>
      </button>
      {isOpen && <Reasons definition={definition} traced={traced} asked={trace} />}
    </li>
  );
}
