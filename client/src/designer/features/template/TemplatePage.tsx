import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { serverFault } from '../../../graphql/server-fault';
import { currentLocale } from '../../i18n/init';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { QuestionList } from './QuestionList';
import { useTemplateDetailQuery } from './template.generated';
import styles from './TemplatePage.module.css';
import { addTemplateTexts } from './template-texts';
import { TemplateFacts } from './TemplateFacts';
import { TemplatePreview } from './TemplatePreview';

addTemplateTexts();

function Missing() {
  const { t } = useTranslation('template');
  return (
    <StateMessage title={t('detail.missing')} help={t('detail.missingHelp')} heading="h1">
      <LinkButton to={paths.templates}>{t('detail.back')}</LinkButton>
    </StateMessage>
  );
}

/** Made anew for each language of the designer, because the server speaks it. */
function Detail({ id }: { id: string }) {
  const { t } = useTranslation(['template', 'nav']);
  const [wished, setWished] = useState<string | null>(null);
  // An own template has one language; which one, its first answer tells.
  const { data, previousData, error, refetch } = useTemplateDetailQuery({
    variables: { id, language: wished },
    fetchPolicy: 'network-only',
    context: { quiet: 'all' },
  });
  const shown = data ?? previousData;
  if (error && serverFault(error)?.code === 'A0404') return <Missing />;
  if (!shown) {
    return (
      <>
        <h1 className="visually-hidden">{t('nav:templateDetail')}</h1>
        {error ? <LoadFailed onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const { template, definition, language, previewUrl } = shown.template;
  const topic = shown.templateTopics.find(({ name }) => name === template.topic)?.title;
  return (
    <>
      <Link className={styles.back} to={paths.templates}>
        {t('detail.back')}
      </Link>
      <div className={styles.columns}>
        <aside className={styles.side}>
          <TemplateFacts
            template={template}
            topic={topic}
            language={wished ?? language}
            onLanguage={setWished}
            onChanged={() => void refetch()}
          />
        </aside>
        <TemplatePreview key={previewUrl} url={previewUrl} />
        <QuestionList key={language} definition={definition} />
      </div>
    </>
  );
}

/** /templates/detail?id=…: how a template looks to respondents, what it asks, and the way to use it. */
export function TemplatePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return id === '' ? <Missing /> : <Detail key={`${currentLocale()}/${id}`} id={id} />;
}
