import { compiledFor, trace } from '@wence/schema';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesktopScale } from '../../../shared/device-frame/useDesktopScale';
import { PageSkeleton } from '../../../shared/state/PageSkeleton';
import { LoadFailed } from '../../../shared/state/StateMessage';
import { useIsNarrow } from '../frame/useIsNarrow';
import styles from './preview.module.css';
import type { Device } from './DeviceSwitch';
import { useFramedVisit } from './useFramedVisit';
import { type Run, useRunAddress } from './useRunAddress';
import { WhyPanel } from './WhyPanel';
import { WhySheet } from './WhySheet';

interface PreviewRunProps {
  surveyId: string;
  run: Run;
  device: Device;
}

/** One test visit from where it begins, in a frame, and what the engine makes of its answers. */
export function PreviewRun({ surveyId, run, device }: PreviewRunProps) {
  const { t } = useTranslation('preview');
  const isNarrow = useIsNarrow();
  const stage = useRef<HTMLElement>(null);
  const scale = useDesktopScale(stage);
  const { address, hasFailed, retry } = useRunAddress(surveyId, run);
  const visit = useFramedVisit(surveyId, address);
  const { definition } = run.saved;
  // The frame answers in the same thread: whoever types there does not wait for the explanation.
  const answers = useDeferredValue(visit.answers);
  const { submissionId } = visit;
  const traced = useMemo(() => trace(compiledFor(definition, submissionId), answers), [definition, submissionId, answers]);

  const panel = (
    <WhyPanel definition={definition} traced={traced} isDone={visit.isDone} isNarrow={isNarrow} asked={run.preset?.nodeId ?? null} />
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a phone is higher than some windows: keys scroll it too */}
      <section ref={stage} className={styles.stage} style={scale} aria-label={t('frame')} tabIndex={0}>
        {hasFailed && <LoadFailed onRetry={retry} />}
        {!hasFailed && address === null && <PageSkeleton />}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which needs its own storage and scripts as it has them elsewhere */}
        {address !== null && <iframe className={styles.frame} data-device={device} title={t('frame')} src={address} />}
      </section>
      {isNarrow ? (
        <WhySheet isAsked={run.preset !== null}>{panel}</WhySheet>
      ) : (
        <aside className={styles.side} aria-label={t('why.title')}>
          {panel}
        </aside>
      )}
    </>
  );
}
