import { DATE_FORMATS, questionRow, type SurveyNode, TIME_FORMATS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { timePartOf } from '../../content/moment-part';
import { numberOf, useSetting } from '../../shared/useSetting';
import { PickRow } from '../fields/setting-rows';
import { PanelGroup } from '../fields/PanelRow';

/** Precision of a date or time question. */
export function DateGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const labels =
    questionRow(node).key === 'time'
      ? TIME_FORMATS.map((_, format) => t(`moment.time.${timePartOf(format)}`))
      : DATE_FORMATS.map((part) => t(`moment.date.${part}`));
  return (
    <PanelGroup title={t('panel.checks')}>
      <PickRow
        label={t('panel.format')}
        value={numberOf(values, 'format')}
        options={labels.map((label, value) => ({ value, label }))}
        onChange={(format) => set({ format })}
      />
    </PanelGroup>
  );
}
