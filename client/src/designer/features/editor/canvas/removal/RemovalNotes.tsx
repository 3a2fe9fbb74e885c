import { formatThousands, questionRow, readableText, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { completeUrl, optionLogicUrl, parametersUrl, questionLogicUrl, quotaUrl } from '../../../../shared/routes';
import { addDialogTexts } from '../../dialogs/dialog-texts';
import { ruleId, screenOf } from '../../logic/words/logic-screens';
import type { EditorActions } from '../../session/editor-actions';
import { useAnswersOfQuestionsQuery } from './removal.generated';
import { nodesWithin, type Referrer, referrersOf } from './referrers';
import styles from './RemovalNotes.module.css';

addDialogTexts();

const URLS = { question: questionLogicUrl, option: optionLogicUrl } as const;

const keyOf = (referrer: Referrer): string =>
  referrer.kind === 'node' ? String(referrer.node.id) : 'name' in referrer ? `${referrer.kind} ${referrer.name}` : referrer.kind;

const nameOf = ({ code, title }: SurveyNode): string => `${code} ${readableText(title)}`;

/** The dialog stands outside the router, so its links are followed by these. */
interface Ways {
  readonly navigate: (to: string | { readonly pathname: string; readonly hash: string }) => void;
  readonly select: EditorActions['select'];
}

/** Goes to what refers to a question. */
function goTo(referrer: Referrer, surveyId: string, { navigate, select }: Ways): void {
  if (referrer.kind === 'quota') navigate(quotaUrl(surveyId));
  else if (referrer.kind === 'parameter') navigate(parametersUrl(surveyId));
  else if (referrer.kind === 'endings') navigate(completeUrl(surveyId));
  else if (referrer.kind === 'welcome') select({ nodeId: null });
  else if (referrer.rule) navigate({ pathname: URLS[screenOf(referrer.rule)](surveyId), hash: ruleId(referrer.rule.id) });
  else select({ nodeId: referrer.node.id, focus: 'title' });
}

/** The number of responses that answer each of the questions that go, and what becomes of the answers. */
function AnswerCounts({ surveyId, nodes }: { surveyId: string; nodes: readonly SurveyNode[] }) {
  const { t } = useTranslation('dialogs');
  const variables = { surveyId, nodeIds: nodes.map(({ id }) => id) };
  // The deletion does not wait for the numbers, and nothing is said where they do not come.
  const { data } = useAnswersOfQuestionsQuery({ variables, fetchPolicy: 'network-only', context: { quiet: 'all' } });
  const bases = new Map(data?.survey.report?.questions.map(({ nodeId, base }) => [nodeId, base]));
  const answered = nodes.flatMap((node) => {
    const count = bases.get(node.id) ?? 0;
    return count > 0 ? [{ node, count, formatted: formatThousands(count) }] : [];
  });
  const [first] = answered;
  if ((data?.survey.publishedVersion ?? null) === null) return null;
  if (!first) return <p className={styles.note}>{t('removal.unanswered')}</p>;
  if (nodes.length === 1) return <p className={styles.note}>{t('removal.answers', first)}</p>;
  return (
    <div className={styles.note}>
      <p>{t('removal.answersOfSeveral')}</p>
      <ul className={styles.list} aria-label={t('removal.answersOfSeveral')}>
        {answered.map(({ node, count, formatted }) => (
          <li key={node.id}>{t('removal.answersOf', { name: nameOf(node), count, formatted })}</li>
        ))}
      </ul>
    </div>
  );
}

interface RemovalNotesProps {
  surveyId: string;
  definition: SurveyDefinition;
  /** Ids of the questions that are deleted. */
  nodeIds: readonly number[];
  /** Ids that a refused removal tells. */
  referrerIds: readonly number[];
  ways: Ways;
  /** Closes the dialog. */
  onLeave: () => void;
}

/** Tells, before questions are deleted, what refers to them and leads there, how many responses answer them, and what becomes of the answers. */
export function RemovalNotes({ surveyId, definition, nodeIds, referrerIds, ways, onLeave }: RemovalNotesProps) {
  const { t } = useTranslation('dialogs');
  const going = nodesWithin(definition, nodeIds);
  const referrers = referrersOf(definition, referrerIds, new Set(going.map(({ id }) => id)));
  const questions = going.filter((node) => questionRow(node).answer !== null);
  const wordsOf = (referrer: Referrer): string => {
    if (referrer.kind === 'node') return nameOf(referrer.node);
    return 'name' in referrer ? t(`removal.${referrer.kind}`, { name: referrer.name }) : t(`removal.${referrer.kind}`);
  };
  return (
    <>
      {referrers.length > 0 && (
        <div className={styles.note}>
          <p>{t('removal.referrers')}</p>
          <ul className={styles.list}>
            {referrers.map((referrer) => (
              <li key={keyOf(referrer)}>
                <Button
                  type="link"
                  className={styles.way}
                  onClick={() => {
                    onLeave();
                    goTo(referrer, surveyId, ways);
                  }}
                >
                  {wordsOf(referrer)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.length > 0 && <AnswerCounts surveyId={surveyId} nodes={questions} />}
    </>
  );
}
