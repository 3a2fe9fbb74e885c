import { LIMITS, type SurveyNode } from '@wence/schema';
import { Input } from 'antd';
import { useTextField } from '../../field/useTextField';
import { useEditorActions } from '../../session/editor-actions';
import { PanelRow } from '../PanelRow';
import { useButtonTexts } from '../useButtonTexts';

/** What the buttons of a page say. Left empty they go back to what they were (Spec 4). */
export const ButtonTextRows = ({ node }: { node: SurveyNode }) =>
  useButtonTexts(node).map(({ name, ...text }) => <ButtonTextRow key={name} {...text} />);

interface ButtonTextRowProps {
  label: string;
  value: string;
  change: (text: string) => void;
}

const ButtonTextRow = ({ label, value, change }: ButtonTextRowProps) => {
  const actions = useEditorActions();
  const { shown, handlers } = useTextField<HTMLInputElement>({ value, onChange: change, onLeave: actions.flush });
  return (
    <PanelRow label={label} stacked>
      {(id) => <Input id={id} maxLength={LIMITS.buttonText} value={shown} {...handlers} />}
    </PanelRow>
  );
};
