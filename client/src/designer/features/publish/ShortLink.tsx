import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteShortLinkMutation } from './publish.generated';
import styles from './publish.module.css';
import { ShortLinkDialog } from './ShortLinkDialog';
import { useCopyLink } from './useCopyLink';

interface ShortLinkProps {
  surveyId: string;
  /** The address of this server, which short links begin with. */
  origin: string;
  /** The short address; null: there is none. */
  url: string | null;
}

/** An address that can be read aloud or typed, beside the link of the survey. */
export function ShortLink({ surveyId, origin, url }: ShortLinkProps) {
  const { t } = useTranslation(['common', 'publish']);
  const { message, modal } = App.useApp();
  const copy = useCopyLink();
  const [isNaming, setIsNaming] = useState(false);
  const [remove] = useDeleteShortLinkMutation();

  const handleRemove = () =>
    modal.confirm({
      title: t('publish:short.removeAsk'),
      content: t('publish:short.removeHelp', { url }),
      okText: t('publish:short.remove'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { surveyId } } }).catch(() => null);
        if (outcome?.data) void message.success(t('publish:short.removed'));
      },
    });

  return (
    <div className={styles.short}>
      <h3>{t('publish:short.title')}</h3>
      {url === null ? (
        <>
          <p className={styles.help}>{t('publish:short.help')}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setIsNaming(true)}>{t('publish:short.make')}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.shortUrl}>{url}</p>
          <div className={styles.buttons}>
            <Button onClick={() => void copy(url)}>{t('publish:short.copy')}</Button>
            <Button onClick={() => setIsNaming(true)}>{t('publish:short.rename')}</Button>
            <Button danger onClick={handleRemove}>
              {t('publish:short.remove')}
            </Button>
          </div>
        </>
      )}
      {isNaming && <ShortLinkDialog surveyId={surveyId} origin={origin} url={url} onClose={() => setIsNaming(false)} />}
    </div>
  );
}
