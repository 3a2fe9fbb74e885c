import { Alert, Progress, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addFindingTexts } from '../../../../shared/launch/check/finding-words';
import { addMakingTexts } from '../making-texts';
import { ImportPreview } from './ImportPreview';
import styles from './ImportPage.module.css';
import type { Refusal } from './parsed-document';
import { FileSource, TextSource } from './SourceForms';
import { useDocument } from './useDocument';

addMakingTexts();
addFindingTexts();

const WAYS = ['text', 'file', 'code'] as const;
type Way = (typeof WAYS)[number];
const WAY_NAMES = { text: 'import.wayText', file: 'import.wayFile', code: 'import.wayCode' } as const;
const FAULTS_SHOWN = 5;

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('making');
  const { message, isOldFormat, faults } = refusal;
  const detail = (
    <>
      <p>{isOldFormat ? t('import.oldFormat') : (message ?? t('import.unreachable'))}</p>
      {faults.length > 0 && (
        <>
          <p>{t('import.wrongDefinition')}</p>
          <ul className={styles.faults}>
            {faults.slice(0, FAULTS_SHOWN).map(({ field, rule }) => (
              <li key={`${field} ${rule}`}>{t('import.fault', { field, rule })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
  return <Alert role="alert" type="error" showIcon title={t('import.failed')} description={detail} />;
}

/** A survey out of a document (Spec 2, new/import): handed in, looked at beside its source, and only then created. */
export function ImportPage() {
  const { t } = useTranslation(['making', 'survey']);
  const [search, setSearch] = useSearchParams();
  const { state, send, again } = useDocument();
  const way = WAYS.find((known) => known === search.get('way')) ?? 'text';
  const sendText = (text: string) => send(new File([text], '.txt', { type: 'text/plain' }));

  if (state.at === 'read') return <ImportPreview document={state.document} onAgain={again} />;
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('survey:create.importTitle')}</h1>
        <p className={styles.lead}>{t('import.lead')}</p>
      </div>
      <Segmented<Way>
        aria-label={t('import.way')}
        className={styles.tabs}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(WAY_NAMES[value]) }))}
        onChange={(value) => {
          again();
          setSearch({ way: value }, { replace: true });
        }}
      />
      {state.at === 'choosing' && state.refusal && <RefusalNotice refusal={state.refusal} />}
      {state.at === 'reading' ? (
        <output className={styles.reading}>
          <p>{t('import.reading')}</p>
          <Progress percent={state.percent} aria-label={t('import.reading')} />
        </output>
      ) : null}
      {/* The typed text stays while it is read, and when it cannot be read. */}
      <div hidden={state.at === 'reading'}>
        {way === 'file' ? <FileSource onFile={send} /> : <TextSource key={way} isCode={way === 'code'} onText={sendText} />}
      </div>
    </div>
  );
}
