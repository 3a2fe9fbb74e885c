import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { parametersIn, type ReceivingDraft } from './parameter-draft';
import { type ParameterFaults, parameterFaults } from './parameter-faults';
import { useSaveParametersMutation } from './params.generated';

interface SavedSurvey {
  readonly surveyId: string;
  /** The revision that the author has seen. */
  readonly revision: number;
}

interface Saving {
  readonly save: (draft: ReceivingDraft) => Promise<void>;
  readonly isSaving: boolean;
  /** By the key of the parameter. */
  readonly faults: ReadonlyMap<number, ParameterFaults>;
  /** Somebody else has changed the settings of the survey since they were read. */
  readonly isOutdated: boolean;
  /** Forgets what was wrong with a parameter, since its author is mending it. */
  readonly mend: (key: number) => void;
}

const NO_FAULTS: ReadonlyMap<number, ParameterFaults> = new Map();

/** Tells this save from all others. */
const newOpId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Saves what a survey receives as one edit of its draft, which a running survey takes without a pause. */
export function useSaveParameters({ surveyId, revision }: SavedSurvey, onSaved: () => Promise<unknown>): Saving {
  const { t } = useTranslation('parameters');
  const { message } = App.useApp();
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isOutdated, setIsOutdated] = useState(false);
  const [send, { loading: isSaving }] = useSaveParametersMutation({ context: { quiet: ['A0400', 'A0409'] } });

  const save = async (draft: ReceivingDraft) => {
    setFaults(NO_FAULTS);
    setIsOutdated(false);
    const settings = { parameters: parametersIn(draft), signedOnly: draft.signedOnly };
    const input = { surveyId, baseRevision: revision, clientOpId: newOpId(), operations: [{ updateSurvey: { settings } }] };
    try {
      await send({ variables: { input } });
      void message.success(t('saved'));
      await onSaved();
    } catch (error) {
      const fault = serverFault(error);
      setIsOutdated(fault?.code === 'A0409');
      const names = settings.parameters.map(({ name }) => name);
      const found = parameterFaults(t, fault?.fields ?? [], names);
      setFaults(new Map(draft.parameters.flatMap(({ key }, place) => (found.has(place) ? [[key, found.get(place) ?? {}]] : []))));
    }
  };
  const mend = (key: number) => setFaults((all) => new Map([...all].filter(([other]) => other !== key)));
  return { save, isSaving, faults, isOutdated, mend };
}
