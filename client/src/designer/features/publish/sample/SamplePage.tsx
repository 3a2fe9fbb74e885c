import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../../graphql/reconnect';
import { sample as en } from '../../../i18n/en/sample';
import { addTexts } from '../../../i18n/init';
import { sample as zhCN } from '../../../i18n/zh-CN/sample';
import { PageSkeleton, SkeletonLines } from '../../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../../shared/state/StateMessage';
import { useSurveyId } from '../../../shared/useSurveyId';
import { PublishLayout } from '../PublishLayout';
import common from '../source/source.module.css';
import { OrderCard } from './OrderCard';
import { OrderDialog } from './OrderDialog';
import { PanelLinksDialog } from './PanelLinksDialog';
import { type SampleOrderCardFragment, useSamplePageQuery } from './sample.generated';
import styles from './sample.module.css';
import { useOrderMoves } from './useOrderMoves';

const addSampleTexts = (): void => addTexts('sample', { 'zh-CN': zhCN, en });

addSampleTexts();

/** Milliseconds between looks at orders that move by themselves. */
const LOOK_MS = 2000;
const MOVING = ['SUBMITTED', 'RUNNING'];

/** Orders for respondents of a survey: made, watched, accepted (Spec 2, publish: sample service). */
export function SamplePage() {
  const { t } = useTranslation('sample');
  const surveyId = useSurveyId();
  const [edited, setEdited] = useState<SampleOrderCardFragment | 'new' | null>(null);
  const [linked, setLinked] = useState<string | null>(null);
  const { data, error, refetch } = useSamplePageQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetch().catch(() => undefined);
  const moves = useOrderMoves(refresh);
  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  const survey = data?.survey;
  const orders = survey?.sampleOrders ?? [];
  const isMoving = orders.some(({ state }) => MOVING.includes(state));
  useEffect(
    function lookAgain() {
      if (!isMoving) return undefined;
      const timer = setInterval(() => void refetch().catch(() => undefined), LOOK_MS);
      return () => clearInterval(timer);
    },
    [isMoving, refetch],
  );

  const isRunning = survey?.status === 'RUNNING';
  const add = (
    <Button type="primary" disabled={!isRunning} onClick={() => setEdited('new')}>
      {t('new')}
    </Button>
  );
  return (
    <PublishLayout surveyId={surveyId} active="sample" survey={survey}>
      <section className={common.card} aria-labelledby="sample-orders">
        <div className={common.head}>
          <div>
            <h2 id="sample-orders">{t('title')}</h2>
            <p className={common.help}>{t('help')}</p>
          </div>
          {orders.length > 0 && <div className={common.buttons}>{add}</div>}
        </div>
        <p className={styles.honest}>{t('simulates')}</p>
        {survey && !isRunning && <p className={common.notice}>{t('needsRunning')}</p>}
        {error && !survey && <LoadFailed onRetry={refresh} />}
        {!error && !survey && (
          <PageSkeleton>
            <SkeletonLines widths={[30, 90, 90]} />
          </PageSkeleton>
        )}
        {survey && orders.length === 0 && <EmptyList help={t('empty')}>{add}</EmptyList>}
        {orders.map((order, index) => (
          <OrderCard
            key={order.id}
            order={order}
            number={orders.length - index}
            isRunning={isRunning}
            moves={moves}
            onEdit={() => setEdited(order)}
            onLinks={() => setLinked(order.id)}
          />
        ))}
      </section>
      {edited && (
        <OrderDialog
          surveyId={surveyId}
          order={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            refresh();
          }}
        />
      )}
      {linked && <PanelLinksDialog orderId={linked} onClose={() => setLinked(null)} />}
    </PublishLayout>
  );
}
