import { formatThousands } from '@wence/schema';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { fileName, saveBlob } from '../../../shared/save-file';
import { csvFile } from '../csv-file';
import { useCopyLink } from '../useCopyLink';
import { type BatchLine, batchLines, type LineFault, lineFault, linksOf, overfullLine } from './batch-lines';
import { useSignLinksMutation } from './params.generated';
import styles from './params.module.css';

/** Days for which links can be good; 0: they do not expire. */
const LIVES = [0, 1, 7, 30, 90] as const;
const DAY_SECONDS = 24 * 60 * 60;

const expiryIn = (days: number): number | null => (days === 0 ? null : Math.floor(Date.now() / 1000) + days * DAY_SECONDS);

interface Made {
  readonly lines: readonly BatchLine[];
  readonly urls: readonly string[];
}

interface BatchCardProps {
  surveyId: string;
  title: string;
  /** Names of the parameters as they are saved. */
  names: readonly string[];
}

/** Makes a signed link of each line of values. */
export function BatchCard({ surveyId, title, names }: BatchCardProps) {
  const { t } = useTranslation('parameters');
  const id = useId();
  const [text, setText] = useState('');
  const [days, setDays] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [sign, { loading }] = useSignLinksMutation({ context: { quiet: ['A0400'] } });

  const say = ({ rule, line, name, limit }: LineFault) => t(`batchFault.${rule}`, { line, name, limit });
  const make = async () => {
    const lines = batchLines(text);
    const overfull = overfullLine(lines, names);
    setMade(null);
    setFault(overfull ? say(overfull) : null);
    if (overfull) return;
    try {
      const { data } = await sign({ variables: { input: { surveyId, links: linksOf(lines, names), expires: expiryIn(days) } } });
      if (data) setMade({ lines, urls: data.signLinks.links.map(({ url }) => url) });
    } catch (error) {
      const known = serverFault(error);
      const [wrong] = known?.fields ?? [];
      const found = lineFault(known?.fields ?? [], lines);
      if (found) setFault(say(found));
      else if (wrong)
        setFault(wrong.rule === 'tooMany' ? t('batchFault.tooMany', { limit: formatThousands(wrong.limit ?? 0) }) : t('batchFault.empty'));
    }
  };

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('batch')}</h2>
      <p className={styles.help}>{t('batchHelp', { names: names.join(', ') })}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {t('batchValues')}
        </label>
        <Input.TextArea
          id={id}
          rows={5}
          spellCheck={false}
          value={text}
          status={fault ? 'error' : ''}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
        />
        <p id={`${id}-fault`} className={styles.refused} role="alert">
          {fault}
        </p>
        <div className={styles.buttons}>
          <label className={styles.life} htmlFor={`${id}-life`}>
            {t('life')}
          </label>
          <Select
            id={`${id}-life`}
            className={styles.days}
            value={days}
            options={LIVES.map((value) => ({ value, label: value === 0 ? t('lifeNone') : t('lifeDays', { count: value }) }))}
            onChange={setDays}
          />
          <Button htmlType="submit" type="primary" loading={loading}>
            {t('batchMake')}
          </Button>
        </div>
      </form>
      {made && <MadeLinks made={made} names={names} title={title} />}
    </section>
  );
}

/** How many of the links are shown; the file has them all. */
const SHOWN = 3;

function MadeLinks({ made: { lines, urls }, names, title }: { made: Made; names: readonly string[]; title: string }) {
  const { t } = useTranslation('parameters');
  const copy = useCopyLink();
  const download = () => {
    const rows = urls.map((url, place) => [...names.map((_, column) => lines[place]?.cells[column] ?? ''), url]);
    saveBlob(csvFile([[...names, t('link')], ...rows]), fileName(`${title} ${t('batchFile')}`, 'csv'));
  };
  return (
    <div className={styles.made}>
      <output>{t('batchMade', { count: urls.length, total: formatThousands(urls.length) })}</output>
      <ul>
        {urls.slice(0, SHOWN).map((url, place) => (
          <li key={lines[place]?.number}>
            <code>{url}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={download}>{t('batchDownload')}</Button>
        <Button onClick={() => void copy(urls.join('\n'))}>{t('batchCopy')}</Button>
      </div>
    </div>
  );
}
