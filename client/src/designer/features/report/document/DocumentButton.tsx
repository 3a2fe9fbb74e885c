import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../shared/LineGlyph';
import styles from './DocumentButton.module.css';
import { DocumentJob, type DocumentSource } from './DocumentJob';

/** A page with a folded corner and lines of text. */
const GLYPH = 'M9.5 2H4v12h8V4.5L9.5 2v2.5H12M6 7.5h4M6 9.5h4M6 11.5h2.5';

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Downloads what the report shows as a Word document, and says how far it is. */
export function DocumentButton(props: Omit<DocumentSource, 'page'>) {
  const { t } = useTranslation('report');
  const place = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<DocumentSource | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [hasFailed, setFailed] = useState(false);

  function start(): void {
    const page = place.current?.closest('main');
    if (source !== null || !page) return;
    setFailed(false);
    setProgress(null);
    setSource({ ...props, page });
  }

  function end(failure: unknown): void {
    setFailed(failure !== null);
    setSource(null);
  }

  return (
    <div ref={place} className={styles.place}>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('document.failed')}
        </p>
      )}
      <button type="button" className={styles.button} title={t('document.get')} aria-busy={source !== null} onClick={start}>
        <LineGlyph size={16} path={GLYPH} />
        <span>{source && progress ? t('document.making', { ...progress }) : t('document.name')}</span>
      </button>
      {source && <DocumentJob source={source} onProgress={(done, all) => setProgress({ done, all })} onEnd={end} />}
    </div>
  );
}
