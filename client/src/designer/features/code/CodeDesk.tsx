import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { compareDefinitions } from '@wence/schema';
import { App, Button, Tooltip } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmLosing } from '../../shared/ConfirmLosing';
import { DefinitionChanges } from '../../shared/definition-changes/DefinitionChanges';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { readDefinition } from '../../shared/read-definition';
import { fileName, saveBlob } from '../../shared/save-file';
import { readText } from './assistance';
import { useApplyCodeMutation } from './code.generated';
import styles from './code.module.css';
import { CodeEditor } from './CodeEditor';
import { FaultList } from './FaultList';

const VIEWS = ['text', 'diff', 'plan'] as const;
type View = (typeof VIEWS)[number];

/** A definition has at most 4 MB in canonical form; a file may be indented. */
const FILE_LIMIT = 6 * 1024 * 1024;

interface CodeDeskProps {
  surveyId: string;
  title: string;
  revision: number;
  /** The definition of the draft, as the graph brings it. */
  stored: unknown;
  isEditable: boolean;
  onApplied: () => Promise<void>;
}

/** The text and its tools: files in and out, what differs, what would change, and applying it. */
export function CodeDesk({ surveyId, title, revision, stored, isEditable, onApplied }: CodeDeskProps) {
  const { t } = useTranslation(['code', 'common']);
  const { message } = App.useApp();
  const original = useMemo(() => `${JSON.stringify(stored, null, 2)}\n`, [stored]);
  const before = useMemo(() => readDefinition(stored), [stored]);
  /** The text that the editor begins with; typing does not change it, so that the cursor stays where it is. */
  const [begun, setBegun] = useState(original);
  const [text, setText] = useState(original);
  const [view, setView] = useState<View>('text');
  const file = useRef<HTMLInputElement>(null);
  const [apply, { loading }] = useApplyCodeMutation();
  const settled = useDeferredValue(text);
  const reading = useMemo(() => readText(settled), [settled]);
  const isDirty = text !== original;

  const replaceText = (wanted: string) => {
    setBegun(wanted);
    setText(wanted);
  };
  const choose = (wanted: View) => {
    setBegun(text);
    setView(wanted);
  };
  const handleFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > FILE_LIMIT) void message.error(t('code:tooLarge'));
    else replaceText(await chosen.text());
  };
  const handleApply = async () => {
    // The marks may lag behind what is typed: what is applied is what stands there now.
    const now = readText(text);
    if (now.kind !== 'definition') return;
    if (compareDefinitions(before, now.definition).length === 0) {
      void message.info(t('code:unchanged'));
      return;
    }
    const definition: unknown = JSON.parse(text);
    const outcome = await apply({ variables: { input: { surveyId, revision, definition } } }).catch(() => null);
    if (!outcome?.data) return;
    void message.success(t('code:applied'));
    await onApplied();
  };

  return (
    <section className={styles.card} aria-label={t('code:label')}>
      <ConfirmLosing
        isDirty={isDirty && isEditable}
        title={t('code:leaveTitle')}
        help={t('code:leaveHelp')}
        leave={t('code:leave')}
        stay={t('code:stay')}
      />
      <div className={styles.bar}>
        <QuietSwitch
          label={t('code:viewLabel')}
          choices={VIEWS.map((key) => ({ key, name: t(`code:view.${key}`) }))}
          chosen={view}
          onChange={choose}
        />
        <span className={styles.tools}>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => saveBlob(new Blob([text], { type: 'application/json' }), fileName(title, 'json'))}
          >
            {t('code:download')}
          </Button>
          <Button icon={<UploadOutlined aria-hidden="true" />} disabled={!isEditable} onClick={() => file.current?.click()}>
            {t('code:upload')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('code:upload')}
            onChange={(event) => {
              void handleFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {isDirty && <Button onClick={() => replaceText(original)}>{t('code:discard')}</Button>}
          <Tooltip title={isEditable ? undefined : t('code:running')}>
            <Button
              type="primary"
              disabled={!isEditable || !isDirty || reading.kind !== 'definition'}
              loading={loading}
              onClick={() => void handleApply()}
            >
              {t('code:apply')}
            </Button>
          </Tooltip>
        </span>
      </div>
      {reading.kind !== 'definition' && <FaultList reading={reading} />}
      {view === 'plan' && reading.kind === 'definition' && (
        <div className={styles.plan}>
          <DefinitionChanges before={before} after={reading.definition} />
        </div>
      )}
      {view !== 'plan' && (
        <CodeEditor
          text={begun}
          label={t('code:label')}
          readOnly={!isEditable}
          original={view === 'diff' ? original : null}
          onChange={setText}
        />
      )}
    </section>
  );
}
