import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isLibraryVisible, libraryUrl, logicMapUrl, optionLogicUrl, questionLogicUrl, surveyUrl } from '../../../shared/routes';
import { useSurveyId } from '../../../shared/useSurveyId';
import styles from './bar.module.css';
import { ViewGlyph } from './ViewGlyph';

const PLACES = [
  { name: 'survey', url: surveyUrl },
  { name: 'library', url: libraryUrl },
  { name: 'questionLogic', url: questionLogicUrl },
  { name: 'optionLogic', url: optionLogicUrl },
  { name: 'logicMap', url: logicMapUrl },
] as const;

/** The icons on the left: the views of one survey (Spec 2, survey editor). On a phone they lie below. */
export const EditorBar = () => {
  const { t } = useTranslation(['nav', 'editor']);
  const surveyId = useSurveyId();
  const { pathname, search } = useLocation();
  const here = pathname === surveyUrl(surveyId) && isLibraryVisible(search) ? libraryUrl(surveyId) : pathname;
  return (
    <nav className={styles.bar} aria-label={t('editor:side.views')}>
      {PLACES.map(({ name, url }) => (
        <Link key={name} className={styles.place} to={url(surveyId)} aria-current={url(surveyId) === here ? 'page' : undefined}>
          <ViewGlyph view={name} />
          <span className={styles.name}>{t(`nav:${name}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
