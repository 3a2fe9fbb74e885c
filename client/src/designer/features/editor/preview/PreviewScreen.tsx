import type { SurveyDefinition } from '@wence/schema';
import { useState } from 'react';
import type { Device } from './DeviceSwitch';
import styles from './preview.module.css';
import { PreviewRun } from './PreviewRun';
import { PreviewTools } from './PreviewTools';

/** The draft as it is saved at one moment. */
interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

interface Props {
  surveyId: string;
  saved: Saved;
}

/** One run after the other, each on the draft as it was saved when the run began: what is explained is what is answered. */
export const PreviewScreen = ({ surveyId, saved }: Props) => {
  const [device, setDevice] = useState<Device>('phone');
  const [run, setRun] = useState({ turn: 0, saved });
  return (
    <div className={styles.screen}>
      <PreviewTools
        surveyId={surveyId}
        device={device}
        isStale={saved.revision !== run.saved.revision}
        onDevice={setDevice}
        onRestart={() => setRun({ turn: run.turn + 1, saved })}
      />
      <PreviewRun key={run.turn} surveyId={surveyId} definition={run.saved.definition} device={device} />
    </div>
  );
};
