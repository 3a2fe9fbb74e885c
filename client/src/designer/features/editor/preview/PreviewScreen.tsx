import { useState } from 'react';
import type { PresetVisit } from '../../../../shared/preset-visit';
import type { Device } from './DeviceSwitch';
import styles from './preview.module.css';
import { PreviewRun } from './PreviewRun';
import { PreviewTools } from './PreviewTools';
import type { Run, Saved } from './useRunAddress';

interface PreviewScreenProps {
  surveyId: string;
  saved: Saved;
  /** Answers that the first run begins with. */
  preset: PresetVisit | null;
}

/**
 * Shows one run after the other, each on the draft as it was saved when the run began, so that the explanation fits what is answered. Only the
 * first run can begin with preset answers.
 */
export function PreviewScreen({ surveyId, saved, preset }: PreviewScreenProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [{ turn, run }, setRun] = useState<{ turn: number; run: Run }>({ turn: 0, run: { saved, preset } });
  return (
    <div className={styles.screen}>
      <PreviewTools
        surveyId={surveyId}
        device={device}
        isStale={saved.revision !== run.saved.revision}
        onDevice={setDevice}
        onRestart={() => setRun({ turn: turn + 1, run: { saved, preset: null } })}
      />
      <PreviewRun key={turn} surveyId={surveyId} run={run} device={device} />
    </div>
  );
}
