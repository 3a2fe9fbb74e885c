import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { NodeTrace, SurveyDefinition, Trace } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { type ConditionReason, type ItemReason, whyOf } from './why';
import styles from './why.module.css';

interface ReasonsProps {
  definition: SurveyDefinition;
  traced: Trace;
  asked: NodeTrace;
}

/** Why one question is shown or not, in sentences. */
export const Reasons = ({ definition, traced, asked }: ReasonsProps) => {
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
};

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

const Standing = ({ standing }: Pick<ConditionReason, 'standing'>) => {
  const { t } = useTranslation('preview');
  return (
    <span className={styles.standing} data-standing={standing}>
      {standing === 'holds' ? <CheckOutlined aria-hidden="true" /> : <CloseOutlined aria-hidden="true" />}
      {t(`why.${standing}`)}
    </span>
  );
};
