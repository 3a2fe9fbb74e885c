import { formatThousands, PERSONAL_LINK_LIMITS } from '@wence/schema';
import { Button, Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../../graphql/reconnect';
import { links as en } from '../../../i18n/en/links';
import { addTexts } from '../../../i18n/init';
import { links as zhCN } from '../../../i18n/zh-CN/links';
import { fileName } from '../../../shared/save-file';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { useFileDownload } from '../../../shared/v1/useFileDownload';
import { PublishLayout } from '../PublishLayout';
import { ImportPeopleDialog } from './ImportPeopleDialog';
import { LinkRules } from './LinkRules';
import common from '../source/source.module.css';
import { LinkList } from './LinkList';
import { MakeLinksDialog } from './MakeLinksDialog';
import { useLinks } from './useLinks';

const addLinkTexts = (): void => addTexts('links', { 'zh-CN': zhCN, en });

addLinkTexts();

/** The one-to-one links of a survey: made and imported, watched, taken out of use; and the rules about who may answer by them. */
export function LinksPage() {
  const { t } = useTranslation('links');
  const surveyId = useSurveyId();
  const [opened, setOpened] = useState<'make' | 'import' | null>(null);
  const links = useLinks(surveyId);
  const download = useFileDownload(t('gone'));
  const { survey, error, refresh, all } = links;
  useEffect(() => onReconnect(refresh), [refresh]);

  const save = (format: string) =>
    void download({
      path: `/v1/surveys/link/${surveyId}/file?format=${format}`,
      name: fileName(`${survey?.title ?? ''} ${t('file')}${format === 'zip' ? ' QR' : ''}`, format),
    });
  const add = (
    <>
      <Button onClick={() => setOpened('import')}>{t('import')}</Button>
      <Button type="primary" onClick={() => setOpened('make')}>
        {t('make')}
      </Button>
    </>
  );
  const handleMade = () => {
    setOpened(null);
    refresh();
  };

  return (
    <PublishLayout surveyId={surveyId} active="link" survey={survey}>
      {survey && <LinkRules surveyId={surveyId} settings={survey.settings} onSaved={refresh} />}
      <section className={common.card} aria-labelledby="personal-links">
        <div className={common.head}>
          <div>
            <h2 id="personal-links">{t('title')}</h2>
            <p className={common.help}>{t('help')}</p>
          </div>
          {all > 0 && (
            <div className={common.buttons}>
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'xlsx', label: t('exportXlsx') },
                    { key: 'csv', label: t('exportCsv') },
                    { key: 'zip', label: t('exportZip'), disabled: survey?.publishedVersion === null },
                  ],
                  onClick: ({ key }) => save(key),
                }}
              >
                <Button>{t('export')}</Button>
              </Dropdown>
              {add}
            </div>
          )}
        </div>
        {survey?.publishedVersion === null && <p className={common.notice}>{t('notLaunched')}</p>}
        {error && !survey && <LoadFailed onRetry={refresh} />}
        {!error && !survey && (
          <PageSkeleton>
            <SkeletonLines widths={[30, 90, 90]} />
          </PageSkeleton>
        )}
        {survey && all === 0 && <EmptyList help={t('empty')}>{add}</EmptyList>}
        {survey && all > 0 && <LinkList surveyId={surveyId} links={links} isAnonymous={survey.settings?.anonymousLinks ?? false} />}
      </section>
      {opened === 'make' && (
        <MakeLinksDialog
          surveyId={surveyId}
          most={formatThousands(PERSONAL_LINK_LIMITS.perSurvey)}
          onMade={handleMade}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'import' && <ImportPeopleDialog surveyId={surveyId} onMade={handleMade} onClose={() => setOpened(null)} />}
    </PublishLayout>
  );
}
