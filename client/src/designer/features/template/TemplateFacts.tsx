import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { during } from '../../shared/progress/progress';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { surveyUrl } from '../../shared/routes';
import { TemplateDialog, type TemplateFields } from '../../shared/save-template/TemplateDialog';
import {
  type TemplateDetailQuery,
  useChangeTemplateMutation,
  useDeleteTemplateMutation,
  useUseTemplateMutation,
} from './template.generated';
import styles from './TemplatePage.module.css';
import { OWN_URL } from './TopicRail';

type Template = TemplateDetailQuery['template']['template'];

/** Actions on an own template. The data layer reports failures. */
function OwnActions({ template, onChanged }: { template: Template; onChanged: () => void }) {
  const { t } = useTranslation(['template', 'common', 'saveTemplate']);
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const [change, { loading }] = useChangeTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  const { id: templateId, title, description, topic } = template;

  const handleSave = async (fields: TemplateFields) => {
    const outcome = await change({ variables: { input: { templateId, ...fields } } }).catch(() => null);
    if (!outcome?.data) return;
    setChanging(false);
    onChanged();
  };
  const handleDelete = () =>
    modal.confirm({
      title: t('detail.confirmDelete'),
      content: t('detail.deleteHelp'),
      okText: t('common:action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { templateId } } }).catch(() => null);
        if (!outcome?.data) return;
        void message.success(t('common:done.deleted'));
        void navigate(OWN_URL, { replace: true });
      },
    });

  return (
    <div className={styles.own}>
      <Button onClick={() => setChanging(true)}>{t('detail.edit')}</Button>
      <Button danger onClick={handleDelete}>
        {t('common:action.delete')}
      </Button>
      {isChanging && (
        <TemplateDialog
          heading={t('saveTemplate:change')}
          initial={{ title, description, topic }}
          isSaving={loading}
          onSave={(fields) => void handleSave(fields)}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
}

interface TemplateFactsProps {
  template: Template;
  topic: string | undefined;
  /** The language of the survey that is shown, or will be as soon as it is here. */
  language: string;
  onLanguage: (language: string) => void;
  onChanged: () => void;
}

/** Facts of a template, and the button that makes a survey of it. */
export function TemplateFacts({ template, topic, language, onLanguage, onChanged }: TemplateFactsProps) {
  const { t } = useTranslation(['template', 'common']);
  const navigate = useNavigate();
  const [use, { loading }] = useUseTemplateMutation({ update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'surveys' }) });
  const { id: templateId, title, description, questionCount, minutes, languages, common, updatedAt } = template;

  const handleUse = async () => {
    const outcome = await during('creating', () => use({ variables: { input: { templateId, language } } })).catch(() => null);
    if (outcome?.data) void navigate(surveyUrl(outcome.data.createSurveyFromTemplate.survey.id));
  };

  return (
    <>
      <h1>{title}</h1>
      {description && <p className={styles.about}>{description}</p>}
      <p className={styles.facts}>
        {topic && <span>{topic}</span>}
        <span>{t('questions', { count: questionCount })}</span>
        <span>{t('minutes', { count: minutes })}</span>
        {updatedAt && <span>{t('detail.updated', { moment: formatMoment(updatedAt) })}</span>}
      </p>
      {languages.length > 1 && (
        <div className={styles.languages}>
          <p>{t('detail.language')}</p>
          <QuietSwitch
            label={t('detail.language')}
            choices={languages.map((key) => ({ key, name: t(key === 'en' ? 'common:language.en' : 'common:language.zh-CN') }))}
            chosen={language}
            onChange={onLanguage}
          />
        </div>
      )}
      <Button type="primary" size="large" block loading={loading} onClick={() => void handleUse()}>
        {t('detail.use')}
      </Button>
      {!common && <OwnActions template={template} onChanged={onChanged} />}
    </>
  );
}
