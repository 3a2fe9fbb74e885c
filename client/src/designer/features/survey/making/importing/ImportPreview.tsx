import { isPage, launchFindings } from '@wence/schema';
import { Button, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { surveyUrl } from '../../../../shared/routes';
import { evictLists } from '../../lists/evict-lists';
import { TITLE_MAX } from '../../title-rules';
import { chosenDefinition, firstChoices, rowsOf } from './import-choices';
import styles from './ImportPreview.module.css';
import { ImportReport } from './ImportReport';
import { useCreateImportedSurveyMutation } from './importing.generated';
import type { ParsedDocument } from './parsed-document';
import { PreviewRow } from './PreviewRow';

interface ImportPreviewProps {
  document: ParsedDocument;
  onAgain: () => void;
}

/** Shows the questions that were read beside the source they were read from. Nothing exists until the author takes it over (Spec 7, save/upload). */
export function ImportPreview({ document, onAgain }: ImportPreviewProps) {
  const { t } = useTranslation('making');
  const navigate = useNavigate();
  const { definition, sources, notes, kind } = document;
  const [choices, setChoices] = useState(() => firstChoices(definition));
  const [create, { loading }] = useCreateImportedSurveyMutation({ update: evictLists });
  const rows = useMemo(() => rowsOf(definition, sources), [definition, sources]);
  const chosen = useMemo(() => chosenDefinition(definition, choices), [definition, choices]);
  const nodes = useMemo(() => new Map(chosen.nodes.map((node) => [node.id, node])), [chosen]);
  // Looking at all ways through a survey may take a moment, which no click has to wait for.
  const checked = useDeferredValue(chosen);
  const findings = useMemo(() => launchFindings(checked), [checked]);
  const questions = definition.nodes.filter((node) => !isPage(node));
  const taken = chosen.nodes.filter((node) => !isPage(node)).length;

  const handleCreate = async () => {
    const outcome = await create({ variables: { input: { definition: chosen } } }).catch(() => null);
    if (outcome?.data) void navigate(surveyUrl(outcome.data.createSurveyFromDefinition.survey.id), { replace: true });
  };

  return (
    <section className={styles.page} aria-label={t('preview.label')}>
      <h1>{t('preview.label')}</h1>
      <div className={styles.head}>
        <div className={styles.titleField}>
          <label htmlFor="import-title" className={styles.quiet}>
            {t('preview.surveyTitle')}
          </label>
          <Input
            id="import-title"
            size="large"
            maxLength={Math.max(TITLE_MAX, choices.title.length)}
            value={choices.title}
            onChange={({ target }) => setChoices((before) => ({ ...before, title: target.value }))}
          />
        </div>
        <p className={styles.quiet}>
          {t(`preview.kindOf.${kind}`)} · {t('preview.count', { count: questions.length, taken })}
        </p>
      </div>
      <ImportReport definition={checked} notes={notes} findings={findings} />
      <div className={styles.columns} aria-hidden="true">
        <span>{t('preview.source')}</span>
        <span>{t('preview.result')}</span>
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <PreviewRow
            key={row.node.id}
            row={row}
            node={nodes.get(row.node.id) ?? row.node}
            isTaken={!choices.leftOut.has(row.node.id)}
            onTake={(isTaken) =>
              setChoices((before) => {
                const leftOut = new Set(before.leftOut);
                if (isTaken) leftOut.delete(row.node.id);
                else leftOut.add(row.node.id);
                return { ...before, leftOut };
              })
            }
            onKind={(key) => setChoices((before) => ({ ...before, kinds: { ...before.kinds, [row.node.id]: key } }))}
          />
        ))}
      </ol>
      <div className={styles.bar}>
        <Button onClick={onAgain}>{t('import.again')}</Button>
        {taken === 0 && <span className={styles.quiet}>{t('preview.nothing')}</span>}
        <Button type="primary" loading={loading} disabled={taken === 0} onClick={() => void handleCreate()}>
          {t('preview.create')}
        </Button>
      </div>
    </section>
  );
}
