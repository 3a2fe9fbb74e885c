import { drawableIn, drawsUnevenly, isContainer, readableText, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import own from './DrawSection.module.css';
import styles from './exam.module.css';
import { PointsField } from './PointsField';

/** A draw asks at least one question and leaves out at least one. */
const FEWEST = 2;

const containersIn = ({ nodes }: SurveyDefinition): readonly SurveyNode[] =>
  nodes.filter((node) => isContainer(node) && drawableIn(node).length >= FEWEST);

interface DrawRowProps {
  container: SurveyNode;
  disabled: boolean;
}

/** One container with how many of its questions are asked. */
function DrawRow({ container, disabled }: DrawRowProps) {
  const { t } = useTranslation('exam');
  const actions = useEditorActions();
  const id = useId();
  const questions = drawableIn(container);
  return (
    <li className={own.drawn} aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          <span className={styles.code}>{container.code}</span> {readableText(container.title)}
        </h4>
        <span className={styles.line}>
          {t('draw.ask')}
          <PointsField
            isCount
            label={t('draw.count', { code: container.code })}
            value={container.draw ?? null}
            most={questions.length - 1}
            placeholder={t('draw.all')}
            disabled={disabled}
            onChange={(draw) => actions.change([{ op: 'updateNode', nodeId: container.id, set: { draw } }])}
          />
          {t('draw.of', { count: questions.length })}
        </span>
      </div>
      {drawsUnevenly(container) && <p className={own.uneven}>{t('draw.uneven')}</p>}
    </li>
  );
}

interface DrawSectionProps {
  definition: SurveyDefinition;
  disabled: boolean;
}

/** The groups and pages of an exam, of whose questions each respondent may be asked only some. */
export function DrawSection({ definition, disabled }: DrawSectionProps) {
  const { t } = useTranslation('exam');
  const id = useId();
  const containers = containersIn(definition);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionTitle}>
        {t('draw.title')}
      </h3>
      <p className={own.lead}>{t(containers.length === 0 ? 'draw.none' : 'draw.lead')}</p>
      {containers.length > 0 && (
        <ul className={own.draws}>
          {containers.map((container) => (
            <DrawRow key={container.id} container={container} disabled={disabled} />
          ))}
        </ul>
      )}
    </section>
  );
}
