import { Button, InputNumber } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './simulation.module.css';
import type { SimulationParameters } from './useSimulation';

const USUAL = 100;
const MOST = 500;
const HIGHEST_SEED = 2 ** 31 - 1;

interface SimulationFormProps {
  /** Most respondents of a survey of this length, once the server has said so. */
  most: number | null;
  running: SimulationParameters | null;
  isAgain: boolean;
  onRun: (parameters: SimulationParameters) => void;
}

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** The form for the number of respondents and the random seed. */
export function SimulationForm({ most, running, isAgain, onRun }: SimulationFormProps) {
  const { t } = useTranslation('simulation');
  const [count, setCount] = useState<number | null>(USUAL);
  const [seed, setSeed] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const id = useId();
  const isCountRight = isWithin(count, 1, MOST);
  const isSeedRight = seed === null || isWithin(seed, 0, HIGHEST_SEED);
  const countFault = isTried && !isCountRight ? t('countWrong', { limit: MOST }) : most !== null && t('tooLong', { limit: most });
  const seedFault = isTried && !isSeedRight && t('seedWrong', { limit: HIGHEST_SEED });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (running || !isCountRight || !isSeedRight || count === null) return;
    onRun({ count, seed });
  };
  return (
    <form className={styles.card} onSubmit={handleSubmit} noValidate aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`} className={styles.title}>
        {t('heading')}
      </h3>
      <p className={styles.help}>{t('help')}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}count`}>{t('count')}</label>
          <InputNumber<number>
            id={`${id}count`}
            className={styles.input}
            value={count}
            min={1}
            max={MOST}
            precision={0}
            changeOnWheel={false}
            status={countFault ? 'error' : ''}
            aria-invalid={Boolean(countFault)}
            aria-describedby={`${id}counthelp`}
            onChange={setCount}
          />
          <p id={`${id}counthelp`} className={styles.hint} data-fault={Boolean(countFault)}>
            {countFault || t('countHelp', { limit: MOST })}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}seed`}>{t('seed')}</label>
          <InputNumber<number>
            id={`${id}seed`}
            className={styles.input}
            value={seed}
            min={0}
            max={HIGHEST_SEED}
            precision={0}
            controls={false}
            changeOnWheel={false}
            status={seedFault ? 'error' : ''}
            aria-invalid={Boolean(seedFault)}
            aria-describedby={`${id}seedhelp`}
            onChange={setSeed}
          />
          <p id={`${id}seedhelp`} className={styles.hint} data-fault={Boolean(seedFault)}>
            {seedFault || t('seedHelp')}
          </p>
        </div>
        <Button className={styles.run} type="primary" htmlType="submit" loading={running !== null}>
          {t(isAgain ? 'again' : 'run')}
        </Button>
      </div>
      <output className={styles.running}>{running && t('running', { count: running.count })}</output>
    </form>
  );
}
