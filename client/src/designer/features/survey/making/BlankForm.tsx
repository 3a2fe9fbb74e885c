import { Button, Form, Input, type InputRef, Radio } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currentLocale } from '../../../i18n/init';
import { surveyUrl } from '../../../shared/routes';
import { evictLists } from '../lists/evict-lists';
import { TITLE_MAX } from '../title-rules';
import styles from './making.module.css';
import { useCreateSurveyMutation } from './making.generated';

interface Fields {
  title: string;
  language: 'zh-CN' | 'en';
}

const LANGUAGES = ['zh-CN', 'en'] as const;

/** Form for an empty survey: its title and the language of its answering page. */
export function BlankForm() {
  const { t } = useTranslation(['common', 'survey']);
  const navigate = useNavigate();
  const input = useRef<InputRef>(null);
  const [create, { loading }] = useCreateSurveyMutation({ update: evictLists });

  // The page is here to be given a title: the cursor waits in the field.
  useEffect(() => input.current?.focus(), []);

  const handleFinish = async ({ title, language }: Fields) => {
    const outcome = await create({ variables: { input: { title: title.trim(), language } } }).catch(() => null);
    if (outcome?.data) void navigate(surveyUrl(outcome.data.createSurvey.survey.id), { replace: true });
  };

  return (
    <section className={styles.sheet} aria-labelledby="blank-survey">
      <h2 id="blank-survey">{t('survey:create.lead')}</h2>
      <Form<Fields>
        name="create"
        layout="vertical"
        requiredMark={false}
        initialValues={{ title: '', language: currentLocale() }}
        onFinish={(fields) => void handleFinish(fields)}
      >
        <Form.Item
          name="title"
          label={t('survey:create.name')}
          rules={[{ required: true, whitespace: true, message: t('survey:create.empty') }]}
        >
          <Input ref={input} size="large" maxLength={TITLE_MAX} placeholder={t('survey:create.placeholder')} />
        </Form.Item>
        <Form.Item name="language" label={t('survey:create.language')} extra={t('survey:create.languageHelp')}>
          <Radio.Group
            aria-label={t('survey:create.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={loading}>
          {t('survey:create.submit')}
        </Button>
      </Form>
    </section>
  );
}
