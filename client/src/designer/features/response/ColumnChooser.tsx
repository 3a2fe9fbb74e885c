import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../shared/chip/Chip';
import { ORIGIN_PARTS } from '../../shared/useOriginName';
import type { ChosenColumns, OfferedColumns } from './chosen-columns';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps {
  offered: OfferedColumns;
  choice: ChosenColumns;
}

/** So many questions are looked through at a glance. */
const AT_A_GLANCE = 8;

/** Questions and received parameters that the table shows, and facts on where responses came from. */
export function ColumnChooser({ offered: { questions: columns, parameters }, choice }: ColumnChooserProps) {
  const { t } = useTranslation('response');
  const [keyword, setKeyword] = useState('');
  const { shown, facts, isUsual, chooseQuestions, chooseFacts, chooseParameters, reset } = choice;
  const chosen = new Set(shown.map(({ nodeId }) => nodeId));
  const received = new Set(choice.parameters.map(({ name }) => name));
  const wanted = keyword.trim().toLowerCase();
  const found = columns.filter(({ code, title }) => `${code} ${title}`.toLowerCase().includes(wanted));

  const toggle = (nodeId: number, isShown: boolean) =>
    chooseQuestions(columns.map((column) => column.nodeId).filter((id) => (id === nodeId ? isShown : chosen.has(id))));

  return (
    <Chip name={t('columns.count', { count: shown.length })} value={null} align="end">
      {() => (
        <>
          <fieldset className={styles.facts}>
            <legend className={styles.quiet}>{t('columns.origin')}</legend>
            {ORIGIN_PARTS.map((part) => (
              <label key={part} className={styles.question}>
                <input
                  type="checkbox"
                  checked={facts.includes(part)}
                  onChange={({ target }) =>
                    chooseFacts(ORIGIN_PARTS.filter((one) => (one === part ? target.checked : facts.includes(one))))
                  }
                />
                <span>{t(`column.${part}`)}</span>
              </label>
            ))}
          </fieldset>
          {parameters.length > 0 && (
            <fieldset className={styles.facts}>
              <legend className={styles.quiet}>{t('columns.received')}</legend>
              {parameters.map(({ name, title, isRetired }) => (
                <label key={name} className={styles.question}>
                  <input
                    type="checkbox"
                    checked={received.has(name)}
                    onChange={({ target }) =>
                      chooseParameters(
                        parameters.map((one) => one.name).filter((one) => (one === name ? target.checked : received.has(one))),
                      )
                    }
                  />
                  <span>
                    {title} {isRetired && <span className={styles.quiet}>{t('columns.retired')}</span>}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          {columns.length > AT_A_GLANCE && (
            <Input
              type="search"
              value={keyword}
              placeholder={t('columns.search')}
              aria-label={t('columns.search')}
              onChange={({ target }) => setKeyword(target.value)}
            />
          )}
          <fieldset className={styles.questions}>
            <legend className={styles.quiet}>{t('columns.asked')}</legend>
            {found.map(({ nodeId, code, title, isRetired }) => (
              <label key={nodeId} className={styles.question}>
                <input type="checkbox" checked={chosen.has(nodeId)} onChange={({ target }) => toggle(nodeId, target.checked)} />
                <span>
                  <span className={styles.code}>{code}</span> {title}{' '}
                  {isRetired && <span className={styles.quiet}>{t('columns.retired')}</span>}
                </span>
              </label>
            ))}
            {found.length === 0 && <p className={styles.quiet}>{t('columns.none')}</p>}
          </fieldset>
          <Button size="small" disabled={isUsual} onClick={reset}>
            {t('columns.usual')}
          </Button>
        </>
      )}
    </Chip>
  );
}
