import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { exampleOf, type Language, LANGUAGES, type Task, TASKS } from './examples';
import styles from './developers.module.css';

/** Code that uses a key, for two tasks in three languages. */
export function Examples() {
  const { t } = useTranslation(['common', 'developers']);
  const { message } = App.useApp();
  const [task, setTask] = useState<Task>('list');
  const [language, setLanguage] = useState<Language>('curl');
  const code = exampleOf(task, language, window.location.origin);

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
          onChange={setTask}
        />
        <Segmented aria-label={t('developers:examples.language')} value={language} options={[...LANGUAGES]} onChange={setLanguage} />
        <Button className={styles.copy} onClick={() => void handleCopy()}>
          {t('developers:examples.copy')}
        </Button>
      </div>
      {/* It scrolls sideways, which must be possible without a mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.code} tabIndex={0} aria-label={`${t(`developers:examples.${task}`)}, ${language}`}>
        <pre>{code}</pre>
      </section>
    </section>
  );
}
