import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { developers as en } from '../../i18n/en/developers';
import { addTexts } from '../../i18n/init';
import { developers as zhCN } from '../../i18n/zh-CN/developers';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { EmptyList, LoadFailed } from '../../shared/state/StateMessage';
import { Documents } from './Documents';
import { Examples } from './Examples';
import { Explorers } from './Explorers';
import { useApiKeysQuery } from './developers.generated';
import styles from './developers.module.css';
import { KeySkeleton, KeyTable } from './KeyTable';
import { MadeDialog } from './secret/MadeDialog';
import { NewKeyDialog } from './NewKeyDialog';
import { Webhooks } from './webhooks/Webhooks';

const addDeveloperTexts = (): void => addTexts('developers', { 'zh-CN': zhCN, en });

addDeveloperTexts();

/** API keys of the author, both explorers, examples that use a key, and what describes the API. The page itself says when the keys cannot be loaded. */
export function DevelopersPage() {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network', context: { quiet: 'all' } });
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const keys = data?.apiKeys;

  const handleMade = (made: string) => {
    setMaking(false);
    setSecret(made);
    void refetch();
  };

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
          {t('create')}
        </Button>
      </div>
      <section className={styles.card} aria-label={t('keys')}>
        {error && !keys && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !keys && (
          <PageSkeleton>
            <KeySkeleton />
          </PageSkeleton>
        )}
        {keys?.length === 0 && <EmptyList help={t('empty')} />}
        {keys && keys.length > 0 && <KeyTable keys={keys} onChanged={() => void refetch()} />}
      </section>
      <Webhooks />
      <Explorers />
      <Examples />
      <Documents />
      {isMaking && <NewKeyDialog onMade={handleMade} onClose={() => setMaking(false)} />}
      {secret !== null && <MadeDialog secret={secret} words={t('made', { returnObjects: true })} onClose={() => setSecret(null)} />}
    </>
  );
}
