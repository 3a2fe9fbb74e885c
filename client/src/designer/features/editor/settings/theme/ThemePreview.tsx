import { ReloadOutlined } from '@ant-design/icons';
import type { SurveyTheme } from '@wence/schema';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Device, DeviceSwitch } from '../../preview/DeviceSwitch';
import { readDraft } from '../../preview/useFramedVisit';
import type { Run } from '../../preview/useRunAddress';
import { useSessionStore, useSessionValue } from '../../session/session-store';
import { DressedFrame } from './DressedFrame';
import styles from './preview.module.css';
import { visitAgain } from './visit-again';

interface ThemePreviewProps {
  surveyId: string;
  theme: SurveyTheme;
}

/** What the page reads once, when it opens: words and switches are not colours. */
const readOnce = ({ prevText, nextText, hasProgress, hasNumbers }: SurveyTheme): string =>
  JSON.stringify([prevText, nextText, hasProgress, hasNumbers]);

/** The openings of the page: the first one, and one whenever something is saved that it reads only then. It goes on where it was. */
function useRuns(surveyId: string): { turn: number; run: Run; again: (isFresh: boolean) => void } {
  const store = useSessionStore();
  const words = useSessionValue(({ confirmed }) => readOnce(confirmed.theme ?? {}));
  const shown = useRef(words);
  const runOf = useCallback(
    (isFresh: boolean): Run => {
      const { revision, confirmed } = store.read();
      return { saved: { revision, definition: confirmed }, preset: isFresh ? null : visitAgain(confirmed, readDraft(surveyId)) };
    },
    [store, surveyId],
  );
  const [state, setState] = useState(() => ({ turn: 0, run: runOf(true) }));
  const again = useCallback((isFresh: boolean) => setState(({ turn }) => ({ turn: turn + 1, run: runOf(isFresh) })), [runOf]);

  useEffect(
    function openAgain() {
      if (shown.current === words) return;
      shown.current = words;
      again(false);
    },
    [words, again],
  );
  return { ...state, again };
}

/** The answering page itself, in test mode, dressed in what is being picked. */
export function ThemePreview({ surveyId, theme }: ThemePreviewProps) {
  const { t } = useTranslation('theme');
  const [device, setDevice] = useState<Device>('phone');
  const { turn, run, again } = useRuns(surveyId);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.tools}>
        <DeviceSwitch device={device} onChange={setDevice} />
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label={t('reload')} title={t('reload')} onClick={() => again(true)} />
      </div>
      <DressedFrame key={turn} surveyId={surveyId} run={run} device={device} theme={theme} />
    </section>
  );
}
