import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { exampleOf, isThere, nearestTo } from './examples/example';
import { type Choice, DOORS, LANGUAGES, TASKS } from './examples/kinds';
import styles from './developers.module.css';

/** Code that uses a key: what it shall do, by which door, in which language. */
export function Examples() {
  const { t } = useTranslation(['common', 'developers']);
  const { message } = App.useApp();
  const [choice, setChoice] = useState<Choice>({ task: 'list', door: '/v1', language: 'curl' });
  const { task, door, language } = choice;
  const code = exampleOf(choice, window.location.origin);

  const handleCopy = async () => {
    if (await copyText(code)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };

  return (
    <section className={styles.block} aria-labelledby="examples">
      <h2 id="examples">{t('developers:examples.title')}</h2>
      <p className={styles.lead}>{t('developers:examples.help')}</p>
      <div className={styles.choices}>
        <Segmented
          aria-label={t('developers:examples.task')}
          value={task}
          options={TASKS.map((value) => ({ value, label: t(`developers:examples.${value}`) }))}
          onChange={(value) => setChoice(nearestTo({ ...choice, task: value }))}
        />
        <Segmented
          aria-label={t('developers:examples.door')}
          value={door}
          options={DOORS.map((value) => ({ value, label: value, disabled: !isThere({ ...choice, door: value }) }))}
          onChange={(value) => setChoice({ ...choice, door: value })}
        />
        <Segmented
          aria-label={t('developers:examples.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: value, disabled: !isThere({ ...choice, language: value }) }))}
          onChange={(value) => setChoice({ ...choice, language: value })}
        />
        <Button className={styles.copy} onClick={() => void handleCopy()}>
          {t('developers:examples.copy')}
        </Button>
      </div>
      <p className={styles.needs}>{t(`developers:examples.needs.${task}`)}</p>
      {/* It scrolls sideways, which must be possible without a mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.code} tabIndex={0} aria-label={`${t(`developers:examples.${task}`)}, ${door}, ${language}`}>
        <pre>{code}</pre>
      </section>
    </section>
  );
}
