import { walkNodes } from '@wence/schema';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import type { QuestionProps } from '../question/base/question-props';
import { controlOf } from '../session/answerable';
import { useVisit } from '../session/visit-context';
import { linkCode } from '../survey/visit-access';
import { keepsWithLink } from './link-draft';
import styles from './LinkVisit.module.css';
import { useLinkDraft } from './useLinkDraft';
import { wordsIn } from './words';

/** Tells whoever came by a one-to-one link, with the first question, that the response will not name it, or that the link goes on elsewhere. */
export function Extra({ node }: Pick<QuestionProps, 'node'>) {
  const { definition } = useVisit().session.survey;
  const words = wordsIn(useMessages().language);
  const first = [...walkNodes(definition.nodes)].find((each) => controlOf(each) !== null);
  if (first?.id !== node.id || linkCode() === '') return null;
  if (definition.settings?.anonymousLinks) return <p className={styles.note}>{words.anonymous}</p>;
  return keepsWithLink(definition) ? <p className={styles.kept}>{words.kept}</p> : null;
}

/** Keeps the answers so far with the link. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { session, dispatch } = useVisit();
  useLinkDraft(session, dispatch);
  return children;
}

export { prepareLinkDraft as prepare } from './link-draft';
