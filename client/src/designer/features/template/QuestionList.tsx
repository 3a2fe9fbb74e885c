import { libraryTitle, questionRow, type SurveyDefinition, type SurveyNode, walkNodes } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readDefinition } from '../../shared/read-definition';
import styles from './TemplatePage.module.css';

interface Listed {
  readonly node: SurveyNode;
  /** Counts questions alone; null: a statement. */
  readonly number: number | null;
  readonly isConditional: boolean;
}

/** Everything that respondents read, in its order; pages and groups have no line of their own. */
function linesOf(definition: SurveyDefinition): Listed[] {
  const conditional = new Set((definition.logic ?? []).flatMap(({ model, type, nodeId }) => (model === 1 && type === 2 ? [nodeId] : [])));
  let number = 0;
  return [...walkNodes(definition.nodes)].flatMap((node) => {
    const { isAnswerable, key } = questionRow(node);
    if (!isAnswerable && key !== 'statement') return [];
    if (isAnswerable) number += 1;
    return [{ node, number: isAnswerable ? number : null, isConditional: conditional.has(node.id) }];
  });
}

/** The questions of a template, to be read at a glance. */
export function QuestionList({ definition }: { definition: unknown }) {
  const { t } = useTranslation('template');
  const lines = useMemo(() => linesOf(readDefinition(definition)), [definition]);
  return (
    <section className={styles.questions} aria-label={t('detail.questions')}>
      <h2>{t('detail.questions')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ node, number, isConditional }) => (
          <li key={node.id} className={styles.line}>
            <span className={styles.place}>{number}</span>
            <span>
              {libraryTitle(node.title)}
              {isConditional && <span className={styles.mark}>{t('detail.conditional')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
