import { readableText, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { surveyUrl } from '../../../shared/routes';
import { EmptyList } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { ruleId } from './checks/rule-id';
import { logicOfKind, type LogicScreen } from './logic-of-kind';
import { addLogicTexts } from './logic-texts';
import { logicWords } from './logic-words';
import styles from './logic.module.css';

addLogicTexts();

/** A card per question that has logic, one sentence per item. */
export const LogicList = ({ definition, screen }: { definition: SurveyDefinition; screen: LogicScreen }) => {
  const { t } = useTranslation('logic');
  const surveyId = useSurveyId();
  const owned = logicOfKind(definition, screen);
  if (owned.length === 0) {
    return (
      <EmptyList help={t(`empty.${screen}`)}>
        <LinkButton to={surveyUrl(surveyId)}>{t('back')}</LinkButton>
      </EmptyList>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t(`lead.${screen}`)}</p>
      <ul className={styles.list}>
        {owned.map(({ node, items }) => (
          <li key={node.id} className={styles.card}>
            <h3 className={styles.question}>
              <span className={styles.code}>{node.code}</span>
              {readableText(node.title)}
            </h3>
            <ul className={styles.sentences}>
              {items.map((item) => (
                <li key={item.id} id={ruleId(item.id)} tabIndex={-1}>
                  {logicWords(definition, item, t)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
};
