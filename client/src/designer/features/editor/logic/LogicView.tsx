import { readableText, type SurveyDefinition } from '@wence/schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../shared/LinkButton';
import { surveyUrl } from '../../../shared/routes';
import { EmptyList } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { useSessionValue } from '../session/session-store';
import styles from './logic.module.css';
import { LogicBoard } from './LogicBoard';
import { logicOfKind, type LogicScreen, ruleId } from './words/logic-screens';
import { addLogicTexts } from '../../../shared/logic-words/logic-texts';
import { logicWords } from '../../../shared/logic-words/logic-words';

addLogicTexts();

/** A card per question that has logic, one sentence per item. */
function LogicList({ definition, screen }: { definition: SurveyDefinition; screen: LogicScreen }) {
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
}

/** Focuses the rule named in the address. */
function useFocusRule(): void {
  // The same address once more is another place in the history: the rule is gone to once more.
  const place = useLocation();
  useEffect(
    function goToRule() {
      const rule = document.getElementById(place.hash.slice(1));
      if (!rule) return;
      rule.focus({ preventScroll: true });
      rule.scrollIntoView({ block: 'center' });
    },
    [place],
  );
}

addLogicTexts();

/** The rules of a survey: to work on, or only to read. */
export function LogicView({ screen, readOnly }: { screen: LogicScreen; readOnly: boolean }) {
  const definition = useSessionValue(({ view }) => view);
  useFocusRule();
  return readOnly ? <LogicList definition={definition} screen={screen} /> : <LogicBoard definition={definition} screen={screen} />;
}
