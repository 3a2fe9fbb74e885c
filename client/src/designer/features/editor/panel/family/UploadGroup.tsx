import { LIMITS, type SurveyNode, UPLOAD_FORMATS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PickRow } from '../fields/PickRow';
import { NumberField } from '../NumberField';
import { PanelGroup } from '../PanelGroup';
import { PanelRow } from '../PanelRow';
import { numberOf, useSetting } from '../useSetting';
import { CountGroup } from './CountGroup';

/** An upload: which files, how large, how many. */
export const UploadGroup = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <>
      <PanelGroup title={t('panel.files')}>
        <PickRow
          label={t('panel.uploadFormat')}
          value={numberOf(values, 'format')}
          options={UPLOAD_FORMATS.map(({ key }, value) => ({ value, label: t(`upload.${key}`) }))}
          onChange={(format) => set({ format })}
        />
        <PanelRow label={t('panel.megabytes')}>
          {(id) => (
            <NumberField
              id={id}
              value={numberOf(values, 'size')}
              lowest={1}
              highest={LIMITS.uploadMegabytes}
              isInteger
              placeholder=""
              onCommit={(size) => set({ size })}
            />
          )}
        </PanelRow>
      </PanelGroup>
      <CountGroup node={node} />
    </>
  );
};
