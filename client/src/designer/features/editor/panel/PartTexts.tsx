import { LIMITS } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../picture/PictureField';
import { useEditorActions } from '../session/editor-actions';
import { PanelRow } from './fields/PanelRow';

interface PartChange {
  readonly rightTitle?: string;
  readonly image?: string;
}

interface PartTextsProps {
  part: PartChange;
  takesRightTitle: boolean;
  takesImage: boolean;
  onChange: (change: PartChange, kind?: 'typing') => void;
}

/** Optional parts of an option or row: the title on the right and the picture. */
export function PartTexts({ part, takesRightTitle, takesImage, onChange }: PartTextsProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <>
      {takesRightTitle && (
        <PanelRow label={t('panel.rightTitle')} stacked>
          {(id) => (
            <Input
              id={id}
              maxLength={LIMITS.rightTitle}
              value={part.rightTitle ?? ''}
              onChange={({ target }) => onChange({ rightTitle: target.value }, 'typing')}
              onBlur={actions.flush}
            />
          )}
        </PanelRow>
      )}
      {takesImage && (
        <PanelRow label={t('picture.label')} stacked>
          {(id) => <PictureField id={id} image={part.image} onChange={(image) => onChange({ image })} />}
        </PanelRow>
      )}
    </>
  );
}
