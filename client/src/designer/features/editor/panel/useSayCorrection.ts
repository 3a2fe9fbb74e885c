import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Tells that a bound was brought back to the other one (Spec 5, numbers: each with a message). */
export function useSayCorrection() {
  const { message } = App.useApp();
  const { t } = useTranslation('editor');
  return (corrected: 'min' | 'max', n: number) =>
    void message.warning({ key: 'bounds', content: t(corrected === 'min' ? 'panel.minCorrected' : 'panel.maxCorrected', { n }) });
}
