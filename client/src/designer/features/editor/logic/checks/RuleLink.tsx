import type { LogicItem, SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { optionLogicUrl, questionLogicUrl } from '../../../../shared/routes';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { screenOf } from '../logic-of-kind';
import { logicWords } from '../logic-words';
import { ruleId } from './rule-id';

const URLS = { question: questionLogicUrl, option: optionLogicUrl } as const;

/** A rule as a sentence that leads to it, on whichever screen it stands. */
export const RuleLink = ({ definition, rule }: { definition: SurveyDefinition; rule: LogicItem }) => {
  const { t } = useTranslation('logic');
  const surveyId = useSurveyId();
  return <Link to={{ pathname: URLS[screenOf(rule)](surveyId), hash: ruleId(rule.id) }}>{logicWords(definition, rule, t)}</Link>;
};
