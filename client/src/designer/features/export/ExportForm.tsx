import { isTimeZone } from '@wence/schema';
import { App, Button, Checkbox, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/init';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput } from '../../shared/response-filter/response-filter';
import { useAddressFilter } from '../../shared/response-filter/useAddressFilter';
import type { CreateExportInput, ExportPageQuery, ExportType } from './export.generated';
import { useCreateExportMutation } from './export.generated';
import styles from './export.module.css';
import { Field, ZoneSelect } from './ExportFields';
import { FormatChoice } from './FormatChoice';
import { QuestionSelect } from './QuestionSelect';

type Choice = Omit<Required<CreateExportInput>, 'surveyId' | 'filter' | 'columns'>;

/** The zone of this device, where it has a name that servers know. */
function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

const usual = (): Choice => ({
  type: 'EXCEL',
  withInvalid: false,
  nodeIds: null,
  codes: 'TEXTS',
  multiple: 'COLUMNS',
  language: currentLocale() === 'en' ? 'EN' : 'ZH_CN',
  timeZone: deviceZone(),
});

/** Types whose choices are numbers with labels, whatever one chooses. */
const LABELLED: readonly ExportType[] = ['SPSS'];

interface ExportFormProps {
  survey: ExportPageQuery['survey'];
  onCreated: (taskId: string) => void;
}

/** Chooses what goes into a file and how it looks. The filter is that of the reports, in the address. */
export function ExportForm({ survey, onCreated }: ExportFormProps) {
  const { t } = useTranslation('exporting');
  const { message } = App.useApp();
  const id = useId();
  const [choice, setChoice] = useState(usual);
  const { filter, change: changeFilter } = useAddressFilter();
  const [create, { loading }] = useCreateExportMutation();
  const change = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
  const { type } = choice;
  const isTable = type !== 'ATTACHMENTS';

  const handleStart = async () => {
    const input = { surveyId: survey.id, filter: filterInput(filter), ...choice };
    const outcome = await create({ variables: { input } }).catch(() => null);
    const task = outcome?.data?.createExport.task;
    if (!task) return;
    void message.success(t('started'));
    onCreated(task.id);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleStart();
      }}
    >
      <FormatChoice value={type} onChange={(next) => change({ type: next })} />
      <Field label={t('responses')} help={t('responsesHelp')}>
        <FilterChips surveyId={survey.id} filter={filter} versions={survey.versions ?? []} onChange={changeFilter} />
        <Checkbox checked={choice.withInvalid ?? false} onChange={({ target }) => change({ withInvalid: target.checked })}>
          {t('withInvalid')}
        </Checkbox>
      </Field>
      {isTable && (
        <div className={styles.options}>
          {!LABELLED.includes(type) && (
            <>
              <Field label={t('codes')} labelId={`${id}-codes`}>
                <Segmented
                  aria-labelledby={`${id}-codes`}
                  value={choice.codes ?? 'TEXTS'}
                  options={(['TEXTS', 'CODES'] as const).map((value) => ({ value, label: t(`codesName.${value}`) }))}
                  onChange={(codes) => change({ codes })}
                />
              </Field>
              <Field label={t('multiple')} labelId={`${id}-multiple`}>
                <Segmented
                  aria-labelledby={`${id}-multiple`}
                  value={choice.multiple ?? 'COLUMNS'}
                  options={(['COLUMNS', 'JOINED'] as const).map((value) => ({ value, label: t(`multipleName.${value}`) }))}
                  onChange={(multiple) => change({ multiple })}
                />
              </Field>
            </>
          )}
          <Field label={t('language')} labelId={`${id}-language`}>
            <Segmented
              aria-labelledby={`${id}-language`}
              value={choice.language ?? 'ZH_CN'}
              options={(['ZH_CN', 'EN'] as const).map((value) => ({ value, label: t(`languageName.${value}`) }))}
              onChange={(language) => change({ language })}
            />
          </Field>
        </div>
      )}
      {isTable && (
        <div className={styles.selects}>
          <Field label={t('questions')} labelId={`${id}-questions`} isWide>
            <QuestionSelect
              surveyId={survey.id}
              labelId={`${id}-questions`}
              value={choice.nodeIds ?? []}
              onChange={(nodeIds) => change({ nodeIds: nodeIds.length > 0 ? nodeIds : null })}
            />
          </Field>
          <Field label={t('timeZone')} labelId={`${id}-zone`} isWide>
            <ZoneSelect labelId={`${id}-zone`} value={choice.timeZone ?? ''} onChange={(timeZone) => change({ timeZone })} />
          </Field>
        </div>
      )}
      <div className={styles.start}>
        <Button type="primary" htmlType="submit" loading={loading}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
}
