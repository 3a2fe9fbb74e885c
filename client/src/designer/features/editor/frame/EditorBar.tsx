import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LineGlyph } from '../../../shared/LineGlyph';
import { isLibraryVisible, libraryUrl, logicMapUrl, optionLogicUrl, questionLogicUrl, surveyUrl } from '../../../shared/routes';
import { useSurveyId } from '../../../shared/useSurveyId';
import styles from './EditorBar.module.css';

/** Icon paths by view. */
const PATHS = {
  survey: 'M4.5 2.5h11v15h-11zM7.5 7h5M7.5 10h5M7.5 13h3',
  library: 'M3.5 3h3.5v14h-3.5zM7 3h3.5v14h-3.5zM11.5 4l3-.8 3.2 12.8-3 .8zM3.5 6.5h7',
  questionLogic:
    'M5 7v6M5 13c0-4 10-2 10-6M5 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4M15 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4M5 13a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  optionLogic: 'M5 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4M5 13a2 2 0 1 0 0 4a2 2 0 1 0 0-4M10 5h7M10 15h3M15 12.5l4 4M19 12.5l-4 4',
  logicMap: 'M9 3h7v3H9zM9 8.5h7v3H9zM9 14h7v3H9zM9 4.5H6C4.5 4.5 4 5 4 6.5v7C4 15 4.5 15.5 6 15.5h3',
} as const;

/** A small picture of a view of the survey. */
export const ViewGlyph = ({ view }: { view: keyof typeof PATHS }) => <LineGlyph size={20} path={PATHS[view]} />;

const PLACES = [
  { name: 'survey', url: surveyUrl },
  { name: 'library', url: libraryUrl },
  { name: 'questionLogic', url: questionLogicUrl },
  { name: 'optionLogic', url: optionLogicUrl },
  { name: 'logicMap', url: logicMapUrl },
] as const;

/** The icons on the left: the views of one survey (Spec 2, survey editor). On a phone they lie below. */
export function EditorBar() {
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
}
