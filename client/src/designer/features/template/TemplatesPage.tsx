import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddressQuery } from '../../shared/useAddressQuery';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/routes';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../shared/state/StateMessage';
import { CardSkeleton } from './CardSkeleton';
import { useTemplateListQuery } from './template.generated';
import { TemplateCards } from './TemplateCard';
import styles from './templates.module.css';
import { addTemplateTexts } from './template-texts';
import { TemplateSearch } from './TemplateSearch';
import { TopicRail, WORD } from './TopicRail';

addTemplateTexts();

/** The page shows what its address says, so that a list can be linked to and returned to. */
function useFilter() {
  const [query, setQuery] = useAddressQuery();
  const [clearings, setClearings] = useState(0);
  const search = useCallback(
    (keyword: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (keyword) after.set(WORD, keyword);
          else after.delete(WORD);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    keyword: query.get(WORD) ?? '',
    topic: query.get('topic'),
    isOwn: query.get('own') === '1',
    search,
    /** Counts them: the search field begins anew after each. */
    clearings,
    clear: () => {
      setClearings((before) => before + 1);
      setQuery(() => new URLSearchParams(), { replace: true });
    },
  };
}

type Filter = ReturnType<typeof useFilter>;

/** Nothing is there: no own templates yet, or none that matches. */
function NoTemplates({ filter: { isOwn, keyword, clear } }: { filter: Filter }) {
  const { t } = useTranslation('template');
  if (isOwn && !keyword) {
    return (
      <EmptyList help={t('ownEmpty')}>
        <LinkButton to={paths.list}>{t('toList')}</LinkButton>
      </EmptyList>
    );
  }
  return (
    <EmptyList help={t('none')}>
      <Button onClick={clear}>{t('showAll')}</Button>
    </EmptyList>
  );
}

/** The list itself; made anew for each language, because the server speaks it. */
function Shelf({ filter }: { filter: Filter }) {
  const { t } = useTranslation('template');
  const { keyword, topic, isOwn } = filter;
  const { data, previousData, error, refetch } = useTemplateListQuery({
    variables: { filter: { keyword: keyword || null, topic: isOwn ? null : topic, own: isOwn } },
    fetchPolicy: 'network-only',
    context: { quiet: 'all' },
  });
  // While another topic or word loads, the cards before stay: nothing jumps, nothing flashes.
  const shown = data ?? previousData;
  if (error && !shown) return <LoadFailed onRetry={() => void refetch()} />;
  if (!shown) {
    return (
      <PageSkeleton>
        <CardSkeleton />
      </PageSkeleton>
    );
  }
  const { templates, templateTopics: topics } = shown;
  const titles = new Map(topics.map(({ name, title }) => [name, title]));
  return (
    <div className={styles.columns}>
      <TopicRail topics={topics} topic={topic} isOwn={isOwn} keyword={keyword} />
      <section aria-label={t('title')}>
        <h2 className="visually-hidden">{isOwn ? t('own') : (titles.get(topic ?? '') ?? t('all'))}</h2>
        <output className={styles.count}>
          {keyword && t('found', { count: templates.totalCount, keyword })}
          {!keyword && templates.totalCount > 0 && t('count', { count: templates.totalCount })}
        </output>
        {templates.edges.length === 0 ? (
          <div className={styles.empty}>
            <NoTemplates filter={filter} />
          </div>
        ) : (
          <TemplateCards
            templates={templates.edges.map(({ node }) => node)}
            topicOf={topic === null || isOwn ? (template) => titles.get(template.topic) : undefined}
          />
        )}
      </section>
    </div>
  );
}

/** /templates: surveys to begin with, by topic and by search, both in the address; and the author's own. */
export function TemplatesPage() {
  const { t, i18n } = useTranslation('template');
  const filter = useFilter();
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <div className={styles.lead}>
            <p>{t('lead')}</p>
            <Link to={paths.templateTopics}>{t('byTopic')}</Link>
          </div>
        </div>
        <TemplateSearch
          key={filter.clearings}
          initial={filter.clearings === 0 ? filter.keyword : ''}
          keyword={filter.keyword}
          onSearch={filter.search}
        />
      </div>
      <Shelf key={i18n.language} filter={filter} />
    </>
  );
}
