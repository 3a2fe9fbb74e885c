import { formatThousands } from '@wence/schema';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '../../../../shared/save-file';
import { PageSkeleton, SkeletonLines } from '../../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../../shared/state/StateMessage';
import { useFileDownload } from '../../../../shared/v1/useFileDownload';
import { CodeTable } from './CodeTable';
import { CodesMenu } from './CodesMenu';
import { NewCodesDialog } from './NewCodesDialog';
import { type InvitationState, useInvitationCodesQuery } from './verify.generated';
import styles from './verify.module.css';

/** The states by which the list is narrowed, as the counts call them; null stands for all. */
const STATES = { total: null, unused: 'UNUSED', inUse: 'IN_USE', usedUp: 'USED_UP', voided: 'VOIDED' } as const satisfies Record<
  string,
  InvitationState | null
>;
type Shown = keyof typeof STATES;
const SHOWN = Object.keys(STATES) as Shown[]; // Its own keys.

interface InvitationCodesProps {
  surveyId: string;
  /** True if nobody takes part without a code. */
  isRequired: boolean;
}

/** The codes of a survey with what became of them, and what can be done with all of them. */
export function InvitationCodes({ surveyId, isRequired }: InvitationCodesProps) {
  const { t } = useTranslation('verify');
  const [shown, setShown] = useState<Shown>('total');
  const [keyword, setKeyword] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { data, previousData, error, refetch, fetchMore, loading } = useInvitationCodesQuery({
    variables: { surveyId, state: STATES[shown], keyword: keyword || null },
    fetchPolicy: 'network-only',
    context: { quiet: 'all' },
  });
  const download = useFileDownload(t('fileGone'));
  const { survey } = data ?? previousData ?? {};
  const counts = survey?.invitationCounts;
  const list = survey?.invitationCodes;
  const reread = () => void refetch().catch(() => undefined);
  const make = (
    <Button type="primary" onClick={() => setMaking(true)}>
      {t('make')}
    </Button>
  );
  const more = () =>
    void fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: ({ survey: before }, { fetchMoreResult: { survey: next } }) => ({
        survey: {
          ...next,
          invitationCodes: next.invitationCodes && {
            ...next.invitationCodes,
            edges: [...(before.invitationCodes?.edges ?? []), ...next.invitationCodes.edges],
          },
        },
      }),
    }).catch(() => undefined);

  return (
    <section className={styles.codes} aria-labelledby="invitation-codes">
      <div className={styles.head}>
        <h3 id="invitation-codes">{t('codes')}</h3>
        {survey && counts && counts.total > 0 && (
          <div className={styles.buttons}>
            <Button
              onClick={() =>
                void download({
                  path: `/v1/surveys/invitation/${surveyId}/export`,
                  name: fileName(`${survey.title} ${t('codes')}`, 'csv'),
                })
              }
            >
              {t('export')}
            </Button>
            <CodesMenu surveyId={surveyId} counts={counts} onChanged={reread} />
            {make}
          </div>
        )}
      </div>
      {error && !survey && <LoadFailed onRetry={reread} />}
      {!error && !survey && (
        <PageSkeleton>
          <SkeletonLines widths={[30, 90, 90, 90]} />
        </PageSkeleton>
      )}
      {counts?.total === 0 && <EmptyList help={t(isRequired ? 'emptyRequired' : 'empty')}>{make}</EmptyList>}
      {counts && counts.total > 0 && list && (
        <>
          {isRequired && counts.unused + counts.inUse === 0 && <p className={styles.notice}>{t('noneLeft')}</p>}
          <div className={styles.bar}>
            <Segmented
              aria-label={t('filter')}
              value={shown}
              options={SHOWN.map((value) => ({ value, label: `${t(`state.${value}`)} ${formatThousands(counts[value])}` }))}
              onChange={setShown}
            />
            <Input
              className={styles.search}
              aria-label={t('search')}
              placeholder={t('search')}
              allowClear
              maxLength={24}
              onChange={({ target }) => target.value === '' && setKeyword('')}
              onPressEnter={({ currentTarget }) => setKeyword(currentTarget.value.trim())}
              onBlur={({ target }) => setKeyword(target.value.trim())}
            />
          </div>
          {list.edges.length === 0 && !loading && <p className={styles.nothing}>{t('nothing')}</p>}
          {list.edges.length > 0 && <CodeTable surveyId={surveyId} codes={list.edges.map(({ node }) => node)} onChanged={reread} />}
          {list.pageInfo.hasNextPage && (
            <Button block loading={loading} onClick={more}>
              {t('more', { n: formatThousands(list.totalCount - list.edges.length) })}
            </Button>
          )}
        </>
      )}
      {isMaking && (
        <NewCodesDialog
          surveyId={surveyId}
          onClose={() => setMaking(false)}
          onMade={() => {
            setMaking(false);
            setShown('total');
            reread();
          }}
        />
      )}
    </section>
  );
}
