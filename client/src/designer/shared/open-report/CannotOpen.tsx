import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../FormFault';
import { StateMessage } from '../state/StateMessage';
import styles from './open-report.module.css';

interface CannotOpenProps {
  /** The fault of the last try; null: nothing was tried yet. */
  fault: string | null;
  isBusy: boolean;
  onEnter: (password: string) => void;
}

/** One page for everything that keeps a shared report from opening: it tells nobody whether there is such a report. */
export function CannotOpen({ fault, isBusy, onEnter }: CannotOpenProps) {
  const { t } = useTranslation('openReport');
  const id = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !isBusy) onEnter(password);
  };

  return (
    <main id="content" className={styles.closed}>
      <StateMessage heading="h1" title={t('cannotOpen')} help={t('cannotOpenHelp')}>
        <form className={styles.form} onSubmit={handleSubmit}>
          <label className={styles.label} htmlFor={id}>
            {t('password')}
          </label>
          <div className={styles.entry}>
            <Input
              type="password"
              id={id}
              size="large"
              autoComplete="off"
              value={password}
              aria-invalid={isMissing || fault !== null}
              onChange={({ target }) => {
                setPassword(target.value);
                setMissing(false);
              }}
            />
            <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
              {t('open')}
            </Button>
          </div>
          <FormFault message={isMissing ? t('passwordPlease') : isBusy ? null : fault} />
        </form>
      </StateMessage>
    </main>
  );
}
