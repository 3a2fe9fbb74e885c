import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../useCopyLink';
import { useRevealParameterSecretMutation, useRotateParameterSecretMutation } from './params.generated';
import styles from './params.module.css';

/** The secret that links are signed with: shown when its author asks for it, and changed when it got about. */
export function SecretCard({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation(['common', 'parameters']);
  const { message, modal } = App.useApp();
  const [secret, setSecret] = useState<string | null>(null);
  const [reveal, { loading }] = useRevealParameterSecretMutation();
  const [rotate] = useRotateParameterSecretMutation();
  const copy = useCopyLink();
  const variables = { input: { surveyId } };

  const handleReveal = async () => {
    const outcome = await reveal({ variables }).catch(() => null);
    if (outcome?.data) setSecret(outcome.data.revealParameterSecret.secret.secret);
  };
  const handleRotate = () =>
    modal.confirm({
      title: t('parameters:rotateAsk'),
      content: t('parameters:rotateHelp'),
      okText: t('parameters:rotate'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await rotate({ variables }).catch(() => null);
        if (!outcome?.data) return;
        setSecret(outcome.data.rotateParameterSecret.secret.secret);
        void message.success(t('parameters:rotated'));
      },
    });

  return (
    <section className={styles.card} aria-labelledby="parameter-secret">
      <h2 id="parameter-secret">{t('parameters:secret')}</h2>
      <p className={styles.help}>{t('parameters:secretHelp')}</p>
      {secret && <Input className={styles.field} readOnly value={secret} aria-label={t('parameters:secret')} />}
      <div className={styles.buttons}>
        {secret ? (
          <Button onClick={() => void copy(secret)}>{t('parameters:copy')}</Button>
        ) : (
          <Button loading={loading} onClick={() => void handleReveal()}>
            {t('parameters:reveal')}
          </Button>
        )}
        <Button danger onClick={handleRotate}>
          {t('parameters:rotate')}
        </Button>
      </div>
    </section>
  );
}
