import { RATE_FORMATS, rateIcon, type SurveyNode } from '@wence/schema';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ScaleIcon } from '../../content/ScaleIcon';
import { PanelRow } from '../PanelRow';
import { numberOf, useSetting } from '../useSetting';

/** What the points of a scale look like (Spec 3: format styles are icon values). */
export const IconRow = ({ node, disabled = false }: { node: SurveyNode; disabled?: boolean }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelRow label={t('panel.icon')} stacked isGroup>
      {(id) => (
        <Segmented<number>
          block
          name={id}
          aria-labelledby={`${id}-label`}
          disabled={disabled}
          value={numberOf(values, 'format')}
          options={RATE_FORMATS.map((format) => ({
            value: format,
            title: t(`icon.${rateIcon(format)}`),
            label: (
              <>
                <ScaleIcon icon={rateIcon(format)} n={5} />
                <span className="visually-hidden">{t(`icon.${rateIcon(format)}`)}</span>
              </>
            ),
          }))}
          onChange={(format) => set({ format })}
        />
      )}
    </PanelRow>
  );
};
