import { isPerPage, isRequired } from '@wence/schema';
import { useMessages } from '../i18n/messages';
import { useVisit } from '../visit/visit-context';
import styles from './QuestionsPage.module.css';

interface QuestionsHeadProps {
  readonly visible: readonly number[];
  readonly nodeIds: readonly number[];
}

/** The survey's title over its questions, where one is among them, and once what the mark means. */
export function QuestionsHead({ visible, nodeIds }: QuestionsHeadProps) {
  const { definition } = useVisit().session.survey;
  const messages = useMessages();
  const isOneByOne = isPerPage(definition);
  const number = visible.indexOf(nodeIds[0] ?? 0) + 1;
  return (
    <header>
      <div className={styles.head}>
        <h1 id="screen-title" className={isOneByOne ? styles.quiet : undefined} tabIndex={-1}>
          {definition.title}
        </h1>
        {isOneByOne && number > 0 && <p className={styles.quiet}>{messages.position(number, visible.length)}</p>}
      </div>
      {number <= 1 && definition.nodes.some(isRequired) && <p className={styles.quiet}>{messages.requiredNote}</p>}
      {nodeIds.length === 0 && <p className={styles.quiet}>{messages.emptySurvey}</p>}
    </header>
  );
}
