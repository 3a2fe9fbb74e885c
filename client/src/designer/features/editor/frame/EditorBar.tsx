import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { optionLogicUrl, questionLogicUrl, surveyUrl } from '../../../routes';
import { useSurveyId } from '../../../shared/useSurveyId';
import styles from './bar.module.css';
import { ViewGlyph } from './ViewGlyph';

const PLACES = [
  { name: 'survey', url: surveyUrl },
  { name: 'questionLogic', url: questionLogicUrl },
  { name: 'optionLogic', url: optionLogicUrl },
] as const;

/** The icons on the left: the views of one survey (Spec 2, survey editor). On a phone they lie below. */
export const EditorBar = () => {
  const { t } = useTranslation(['nav', 'editor']);
  const surveyId = useSurveyId();
  return (
    <nav className={styles.bar} aria-label={t('editor:side.views')}>
      {PLACES.map(({ name, url }) => (
        <NavLink key={name} className={styles.place} to={url(surveyId)} end>
          <ViewGlyph view={name} />
          <span className={styles.name}>{t(`nav:${name}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
};
