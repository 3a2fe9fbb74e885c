import { correctMinMax, LIMITS, type SurveyNode } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTextField } from '../../field/useTextField';
import { useEditorActions } from '../../session/editor-actions';
import { useButtonTexts } from '../../shared/usePageButtons';
import { numberOf, useSetting } from '../../shared/useSetting';
import { PanelGroup, PanelRow } from '../fields/PanelRow';
import { RangeRows } from '../fields/RangeRows';
import { FlagRow } from '../fields/setting-rows';

/** Texts of the buttons of a page. A field left empty reverts (Spec 4). */
const ButtonTextRows = ({ node }: { node: SurveyNode }) =>
  useButtonTexts(node).map(({ name, ...text }) => <ButtonTextRow key={name} {...text} />);

interface ButtonTextRowProps {
  label: string;
  value: string;
  change: (text: string) => void;
}

function ButtonTextRow({ label, value, change }: ButtonTextRowProps) {
  const actions = useEditorActions();
  const { shown, handlers } = useTextField<HTMLInputElement>({ value, onChange: change, onLeave: actions.flush });
  return (
    <PanelRow label={label} stacked>
      {(id) => <Input id={id} maxLength={LIMITS.buttonText} value={shown} {...handlers} />}
    </PanelRow>
  );
}

/** A page: its buttons, and how long it holds or waits (Spec 5: dwell time). */
export function PageGroup({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <>
      <PanelGroup title={t('panel.buttons')}>
        <FlagRow node={node} name="is_prev" label={t('panel.is_prev')} />
        <ButtonTextRows node={node} />
      </PanelGroup>
      <PanelGroup title={t('panel.dwell')} part="dwell">
        <FlagRow node={node} name="control" label={t('panel.control')} hint={t('panel.controlHint')} />
        {values.control === true && (
          <RangeRows
            labels={{ min: t('panel.minSeconds'), max: t('panel.maxSeconds') }}
            min={numberOf(values, 'min')}
            max={numberOf(values, 'max')}
            lowest={0}
            highest={LIMITS.dwellSeconds}
            zeroIsNone
            correct={(min, max, edited) => correctMinMax(min, max, LIMITS.dwellSeconds, edited)}
            onChange={(min, max) => set({ min, max })}
          />
        )}
      </PanelGroup>
    </>
  );
}
