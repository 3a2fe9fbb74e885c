import { AppstoreOutlined, CodeOutlined, CopyOutlined, FileTextOutlined, SnippetsOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { importUrl } from '../../../shared/routes';
import { BlankForm } from './BlankForm';
import { EarlierDialog } from './EarlierDialog';
import styles from './making.module.css';
import { addMakingTexts } from './making-texts';

addMakingTexts();

/** The page of templates. */
const TEMPLATES = '/templates';

interface WayProps {
  name: 'text' | 'file' | 'template' | 'earlier' | 'code';
  glyph: ReactNode;
}

/** A way to begin a survey: its picture, its name and a sentence about it. */
function Way({ name, glyph }: WayProps) {
  const { t } = useTranslation('making');
  return (
    <>
      <span className={styles.glyph} aria-hidden="true">
        {glyph}
      </span>
      <span className={styles.name}>{t(`way.${name}`)}</span>
      <span className={styles.about}>{t(`way.${name}Help`)}</span>
    </>
  );
}

/** All ways to a new survey (Spec 2, new survey): an empty one at once, or one made of something that is there already. */
export function NewSurveyPage() {
  const { t } = useTranslation('making');
  const [isCopying, setCopying] = useState(false);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <BlankForm />
        <ul className={styles.ways} aria-label={t('ways')}>
          <li>
            <Link className={styles.way} to={TEMPLATES}>
              <Way name="template" glyph={<AppstoreOutlined />} />
            </Link>
          </li>
          <li>
            <Link className={styles.way} to={importUrl('text')}>
              <Way name="text" glyph={<SnippetsOutlined />} />
            </Link>
          </li>
          <li>
            <Link className={styles.way} to={importUrl('file')}>
              <Way name="file" glyph={<FileTextOutlined />} />
            </Link>
          </li>
          <li>
            <button type="button" className={styles.way} onClick={() => setCopying(true)}>
              <Way name="earlier" glyph={<CopyOutlined />} />
            </button>
          </li>
          <li>
            <Link className={styles.way} to={importUrl('code')}>
              <Way name="code" glyph={<CodeOutlined />} />
            </Link>
          </li>
        </ul>
      </div>
      {isCopying && <EarlierDialog onClose={() => setCopying(false)} />}
    </div>
  );
}
