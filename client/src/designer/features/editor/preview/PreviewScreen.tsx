import { useState } from 'react';
import type { Handed } from '../../../../shared/handed-visit';
import styles from './preview.module.css';
import { PreviewRun } from './PreviewRun';
import { type Device, PreviewTools } from './PreviewTools';
import type { Run, Saved } from './useRunAddress';

interface PreviewScreenProps {
  surveyId: string;
  saved: Saved;
  /** With what the first run begins. */
  handed: Handed | null;
}

/**
 * One run after the other, each on the draft as it was saved when the run began: what is explained is what is answered. Only the first one can begin
 * with answers; whoever begins again begins with empty hands.
 */
export const PreviewScreen = ({ surveyId, saved, handed }: PreviewScreenProps) => {
  const [device, setDevice] = useState<Device>('phone');
  const [{ turn, run }, setRun] = useState<{ turn: number; run: Run }>({ turn: 0, run: { saved, handed } });
  return (
    <div className={styles.screen}>
      <PreviewTools
        surveyId={surveyId}
        device={device}
        isStale={saved.revision !== run.saved.revision}
        onDevice={setDevice}
        onRestart={() => setRun({ turn: turn + 1, run: { saved, handed: null } })}
      />
      <PreviewRun key={turn} surveyId={surveyId} run={run} device={device} />
    </div>
  );
};
