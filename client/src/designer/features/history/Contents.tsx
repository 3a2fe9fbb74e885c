import { questionRow, readableText, type SurveyDefinition, type SurveyNode, type SurveyOption } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './history.module.css';

const titleOf = (title: string): string => readableText(title).trim();

/** Options by their titles, those of a group or a lower level after what holds them. */
const optionTitles = (options: readonly SurveyOption[] = []): string[] =>
  options.flatMap(({ title, nodes }) => [titleOf(title), ...optionTitles(nodes)]);

function NodeLines({ nodes }: { nodes: readonly SurveyNode[] }) {
  const { t } = useTranslation(['history', 'definitionChanges', 'editor']);
  return (
    <ol className={styles.contents}>
      {nodes.map((node) => {
        const parts = [...(node.children ?? []).map(({ title }) => titleOf(title)), ...optionTitles(node.options)];
        return (
          <li key={node.id}>
            <p className={styles.sentence}>
              {t('definitionChanges:question', { code: node.code, title: titleOf(node.title) })}{' '}
              <span className={styles.when}>{t(`editor:types.${questionRow(node).key}`)}</span>
            </p>
            {parts.length > 0 && <p className={styles.parts}>{parts.join(t('definitionChanges:comma'))}</p>}
            {node.nodes && <NodeLines nodes={node.nodes} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The questions of a survey at a point of its history. */
export function Contents({ definition }: { definition: SurveyDefinition }) {
  const { t } = useTranslation('history');
  return (
    <>
      <h3 className={styles.heading}>{definition.title}</h3>
      {definition.nodes.length === 0 ? <p className={styles.nothing}>{t('noQuestions')}</p> : <NodeLines nodes={definition.nodes} />}
    </>
  );
}
