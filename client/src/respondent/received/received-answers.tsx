import { parameterAnswers, walkNodes } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import type { QuestionProps } from '../question/base/question-props';
import type { Action } from '../session/action';
import { controlOf } from '../session/answerable';
import type { Session } from '../session/session';
import { useVisit } from '../session/visit-context';
import { linkCode } from '../survey/visit-access';
import styles from './received-answers.module.css';
import { wordsIn } from './words';

/** Tells whoever came by a one-to-one link, with the first question, that the response will not tell by which. */
export function Extra({ node }: Pick<QuestionProps, 'node'>) {
  const { definition } = useVisit().session.survey;
  const { language } = useMessages();
  if (!definition.settings?.anonymousLinks || linkCode() === '') return null;
  const first = [...walkNodes(definition.nodes)].find((each) => controlOf(each) !== null);
  return first?.id === node.id ? <p className={styles.note}>{wordsIn(language).anonymous}</p> : null;
}

/**
 * The answers that the parameters of the link become, for a visit that begins without answers. A draft that holds nothing else goes on without being
 * asked about: nobody has answered anything yet.
 */
export function fill(session: Session, after: Action['type'] = 'restarted'): Session {
  const { origin, survey, way, stage } = session;
  const answers = parameterAnswers(survey.definition, origin.params ?? {});
  if (after !== 'restarted' || Object.keys(answers).length === 0) return session;
  if (stage === 'resume' && isSame(way.answers, answers)) return { ...session, stage: 'form' };
  if (stage !== 'form' || Object.keys(way.answers).length > 0) return session;
  return { ...session, way: { ...way, answers } };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
