import { FlagOutlined } from '@ant-design/icons';
import { formatThousands, type QualityFlag } from '@wence/schema';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { durationText } from './duration';
import { useListAddress } from './list-address';
import styles from './QualityNotes.module.css';
import type { ReadResponse } from './read-response';
import { type Quality, qualityFlags, useQuality } from './useQuality';
import type { ResponseRow } from './useResponseList';

interface QualityNotesProps {
  response: ResponseRow;
  /** Null: its version cannot be read. */
  reading: ReadResponse | null;
}

type Explained = { readonly [Flag in QualityFlag]: (found: NonNullable<Quality[Flag]>) => ReactNode };

/** Says what each flag rests on, in words. */
function useExplanations(reading: ReadResponse | null): Explained {
  const { t } = useTranslation('review');
  const { linkTo } = useListAddress();
  const codeOf = (nodeId: number): string => reading?.nodes.find(({ id }) => id === nodeId)?.code ?? String(nodeId);
  return {
    speeding: ({ seconds, medianSeconds }) =>
      t('quality.speeding', { seconds: durationText(seconds), median: durationText(medianSeconds) }),
    straightLining: ({ nodeIds }) => t('quality.straightLining', { questions: nodeIds.map(codeOf).join(t('quality.listJoint')) }),
    duplicate: ({ others, firstId, firstSeq }) => (
      <>
        {t('quality.duplicate', { count: others, formatted: formatThousands(others) })}
        <Link to={linkTo({ id: firstId, at: null })}>{t('quality.duplicateFirst', { seq: formatThousands(firstSeq) })}</Link>
        {t('quality.stop')}
      </>
    ),
    burst: ({ responses, seconds }) => t('quality.burst', { responses: formatThousands(responses), seconds }),
  };
}

/** Why a response has its flags of quality; nothing where it has none. */
export function QualityNotes({ response, reading }: QualityNotesProps) {
  const { t } = useTranslation('review');
  const quality = useQuality(useMemo(() => [response], [response])).get(response.id);
  const explanations = useExplanations(reading);
  const flags = qualityFlags(quality);
  if (!quality || flags.length === 0) return null;
  const said = (flag: QualityFlag): ReactNode => (explanations[flag] as (found: unknown) => ReactNode)(quality[flag]); // Each by its own flag.

  return (
    <section className={styles.notes} aria-label={t('quality.title')}>
      <h3 className={styles.title}>
        <FlagOutlined aria-hidden="true" /> {t('quality.title')}
      </h3>
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag}>{said(flag)}</li>
        ))}
      </ul>
      <p className={styles.help}>{t('quality.help')}</p>
    </section>
  );
}
