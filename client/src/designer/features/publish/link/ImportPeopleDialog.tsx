import { CheckCircleOutlined } from '@ant-design/icons';
import { App, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../shared/file-drop/FileDrop';
import { FormFault } from '../../../shared/FormFault';
import common from '../source/source.module.css';
import styles from './link.module.css';
import { PeopleFaults } from './PeopleFaults';
import { counted, usePeopleImport, type Verdict } from './usePeopleImport';

interface ImportPeopleDialogProps {
  surveyId: string;
  onMade: () => void;
  onClose: () => void;
}

/** People from a file or pasted cells: looked at first, then each gets a link. */
export function ImportPeopleDialog({ surveyId, onMade, onClose }: ImportPeopleDialogProps) {
  const { t } = useTranslation('links');
  const { message } = App.useApp();
  const { isBusy, send } = usePeopleImport(surveyId);
  const [pasted, setPasted] = useState('');
  const [table, setTable] = useState<Blob | string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const check = async (given: Blob | string) => {
    setTable(given);
    setVerdict(await send(given, true));
  };
  const apply = async () => {
    if (table === null) return;
    const outcome = await send(table, false);
    if (outcome?.kind !== 'made') return setVerdict(outcome);
    void message.success(t('imports.done', counted(outcome.count)));
    onMade();
  };
  const isReady = verdict?.kind === 'ready';

  const footer = verdict ? (
    <>
      <Button onClick={() => setVerdict(null)}>{t('imports.again')}</Button>
      {isReady && (
        <Button type="primary" loading={isBusy} onClick={() => void apply()}>
          {t('imports.apply', counted(verdict.count))}
        </Button>
      )}
    </>
  ) : (
    <Button type="primary" loading={isBusy} disabled={pasted.trim() === ''} onClick={() => void check(pasted)}>
      {t('imports.check')}
    </Button>
  );

  return (
    <Modal open width={640} title={t('imports.title')} footer={footer} onCancel={onClose}>
      {!verdict && (
        <div className={styles.form}>
          <p className={common.help}>{t('imports.help')}</p>
          <FileDrop
            say={t('imports.drop')}
            choose={t('imports.choose')}
            accept=".xlsx,.csv,.tsv,.txt"
            onFiles={([file]) => file && void check(file)}
          >
            <p className={common.quiet}>{t('imports.limit')}</p>
          </FileDrop>
          <label className={styles.paste}>
            <span className={common.label}>{t('imports.paste')}</span>
            <Input.TextArea rows={5} value={pasted} onChange={({ target }) => setPasted(target.value)} />
            <span className={common.quiet}>{t('imports.pasteHelp')}</span>
          </label>
        </div>
      )}
      {isReady && (
        <output className={styles.ready}>
          <p>
            <CheckCircleOutlined className={styles.good} aria-hidden="true" /> {t('imports.ready', counted(verdict.count))}
          </p>
          {verdict.ignored.length > 0 && <p className={common.quiet}>{t('imports.ignored', { names: verdict.ignored.join(', ') })}</p>}
        </output>
      )}
      {verdict?.kind === 'wrong' && <PeopleFaults faults={verdict.faults} />}
      {verdict?.kind === 'failed' && <FormFault message={verdict.message ?? t('imports.failed')} />}
    </Modal>
  );
}
