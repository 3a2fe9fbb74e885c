import { correctMinMax, LIMITS, questionRow, selectableCount, type SurveyNode, UPLOAD_FORMATS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../picture/PictureField';
import { numberOf, useSetting } from '../../shared/useSetting';
import { NumberField } from '../fields/NumberField';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { RangeRows } from '../fields/RangeRows';
import { PickRow } from '../fields/setting-rows';

/** The most that can be counted: files, marks on a picture, or options. */
function mostOf(node: SurveyNode): number {
  const { answer } = questionRow(node);
  if (answer === 'files') return LIMITS.uploadFiles;
  return answer === 'points' ? LIMITS.points : selectableCount(node);
}

/** Fewest and most of what is ranked, picked, marked or uploaded (Spec 5, numbers). */
export function CountGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  const most = mostOf(node);
  return (
    <PanelGroup title={t('panel.checks')} part="checks">
      <RangeRows
        labels={{ min: t('panel.minCount'), max: t('panel.maxCount') }}
        min={numberOf(values, 'min')}
        max={numberOf(values, 'max')}
        lowest={0}
        highest={most}
        zeroIsNone
        correct={(min, max, edited) => correctMinMax(min, max, most, edited)}
        onChange={(min, max) => set({ min, max })}
      />
    </PanelGroup>
  );
}

/** The picture that respondents put marks on. */
export function PictureGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelGroup title={t('picture.label')}>
      <PanelRow label={t('picture.toMark')} stacked>
        {(id) => <PictureField id={id} image={values.image ?? undefined} onChange={(image) => set({ image })} />}
      </PanelRow>
    </PanelGroup>
  );
}

/** Properties of uploads: file types, size and number. */
export function UploadGroup({ node }: { node: SurveyNode }) {
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
}
