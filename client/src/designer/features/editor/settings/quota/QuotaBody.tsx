import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quota as en } from '../../../../i18n/en/quota';
import { addTexts } from '../../../../i18n/init';
import { quota as zhCN } from '../../../../i18n/zh-CN/quota';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import { EmptyList } from '../../../../shared/state/StateMessage';
import { useSessionValue } from '../../session/session-store';
import type { SettingsProps } from '../../shared/settings-props';
import { SettingsHead } from '../../shared/SettingsHead';
import settingsStyles from '../settings.module.css';
import { editedQuota, type EditedQuota, newCustom, newTable } from './quota-form';
import { useRecountQuotasMutation } from './quota.generated';
import styles from './quota.module.css';
import { QuotaCard } from './QuotaCard';
import { QuotaEditor } from './QuotaEditor';
import { ReserveField } from './ReserveField';
import { useQuotaFill } from './useQuotaFill';

const addQuotaTexts = (): void => addTexts('quota', { 'zh-CN': zhCN, en });

addLogicTexts();
addQuotaTexts();

/** The quota that is edited: a new one, or one of the list by its id. */
interface Editing {
  readonly id: number | null;
  readonly start: EditedQuota;
}

/** Counts all responses again and says what changed. */
function Recount({ surveyId, onDone }: { surveyId: string; onDone: () => void }) {
  const { t } = useTranslation('quota');
  const { message } = App.useApp();
  const [recount, { loading }] = useRecountQuotasMutation();
  const run = async () => {
    const { data } = await recount({ variables: { input: { surveyId } } });
    const responses = data?.recountQuotas.responses ?? 0;
    void message.success(responses === 0 ? t('recounted.right') : t('recounted.moved', { n: responses }));
    onDone();
  };
  return (
    <Button loading={loading} title={t('recountHelp')} onClick={() => void run().catch(() => undefined)}>
      {t('recount')}
    </Button>
  );
}

/** The sample quotas of a survey (Spec 2, /setting/quota/{surveyId}). While it runs, limits and switches can be changed without stopping it. */
export function QuotaBody({ surveyId, readOnly, banner, onPause }: SettingsProps) {
  const { t } = useTranslation('quota');
  const definition = useSessionValue(({ view }) => view);
  const [editing, setEditing] = useState<Editing | null>(null);
  const stands = useQuotaFill(surveyId, onPause !== undefined);
  const quotas = definition.quotas ?? [];
  const isLive = onPause !== undefined;
  const isEditable = !readOnly || isLive;
  const close = () => setEditing(null);
  const add = !readOnly && !editing && (
    <>
      <Button type="primary" onClick={() => setEditing({ id: null, start: newTable() })}>
        {t('add.table')}
      </Button>
      <Button onClick={() => setEditing({ id: null, start: newCustom() })}>{t('add.custom')}</Button>
    </>
  );
  const editor = (saved?: (typeof quotas)[number]) =>
    editing && (
      <QuotaEditor
        key={editing.id ?? 'new'}
        definition={definition}
        start={editing.start}
        saved={saved}
        isLive={isLive && saved !== undefined}
        onClose={close}
      />
    );
  return (
    <div className={`${settingsStyles.column} ${styles.column}`}>
      <SettingsHead title={t('title')} lead={t('lead')} live={t('live')} stop={t('stop')} banner={banner} onPause={onPause} />
      {quotas.length > 0 && (
        <div className={styles.bar}>
          {add}
          <span className={styles.gap} />
          {stands.isLaunched && <Recount surveyId={surveyId} onDone={stands.refetch} />}
        </div>
      )}
      {quotas.length > 0 && !editing && <ReserveField isEditable={isEditable} />}
      {editing?.id === null && editor()}
      {quotas.length === 0 && !editing && <EmptyList help={t(readOnly ? 'emptyReadOnly' : 'empty')}>{add}</EmptyList>}
      <ul className={styles.list}>
        {quotas.map((quota) =>
          editing?.id === quota.id ? (
            <li key={quota.id}>{editor(quota)}</li>
          ) : (
            <QuotaCard
              key={quota.id}
              quota={quota}
              definition={definition}
              stand={quota.enabled === false ? undefined : stands.of(quota.id)}
              isLaunched={stands.isLaunched}
              isEditable={isEditable && !editing}
              isRemovable={!readOnly && !editing}
              onEdit={() => setEditing({ id: quota.id, start: editedQuota(quota) })}
            />
          ),
        )}
      </ul>
    </div>
  );
}
