import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, topicUrl } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed } from '../../shared/state/StateMessage';
import { CardSkeleton } from './CardSkeleton';
import { useTemplateTopicsQuery } from './template.generated';
import { TemplateCards } from './TemplateCard';
import styles from './templates.module.css';
import { addTemplateTexts } from './template-texts';

addTemplateTexts();

function Topics() {
  const { t } = useTranslation('template');
  const { data, error, refetch } = useTemplateTopicsQuery({ fetchPolicy: 'network-only', context: { quiet: 'all' } });
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <PageSkeleton>
        <CardSkeleton />
      </PageSkeleton>
    );
  }
  return data.templateTopics.map(({ name, title, templateCount, best }) => (
    <section key={name} className={styles.topic} aria-label={title}>
      <div className={styles.topichead}>
        <h2>{title}</h2>
        <Link to={topicUrl(name)}>
          {t('topic.more', { n: templateCount })}
          <span className="visually-hidden"> {title}</span>
        </Link>
      </div>
      <TemplateCards templates={best} few />
    </section>
  ));
}

/** /templates/special: the topics with how many templates they have, and the best of each. */
export function TopicsPage() {
  const { t, i18n } = useTranslation('template');
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('topic.title')}</h1>
          <div className={styles.lead}>
            <p>{t('topic.lead')}</p>
            <Link to={paths.templates}>{t('showAll')}</Link>
          </div>
        </div>
      </div>
      <Topics key={i18n.language} />
    </>
  );
}
