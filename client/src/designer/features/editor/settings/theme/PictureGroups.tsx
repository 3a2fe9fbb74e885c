import { useTranslation } from 'react-i18next';
import { Thumb } from '../../picture/Thumb';
import { PictureField } from '../../picture/PictureField';
import { PanelGroup, PanelRow } from '../../panel/fields/PanelRow';
import { ColourField } from './ColourField';
import type { ControlsProps } from './useThemeDraft';

/** The ground around the sheet where nothing else is picked. */
const GROUND = '#f6f7f9';
const PICTURES = ['cover', 'logo'] as const;

/** Controls for what lies behind the sheet: a colour or a picture, one of the two. */
export function BackgroundGroup({ draft: { theme, pick, set }, readOnly }: ControlsProps) {
  const { t } = useTranslation('theme');
  const isPicture = theme.back !== undefined && !theme.back.startsWith('#');
  return (
    <PanelGroup title={t('behind')}>
      <ColourField
        label={t('backColour')}
        hint={t('backColourHint')}
        value={isPicture ? undefined : theme.back}
        shown={isPicture ? GROUND : (theme.back ?? GROUND)}
        disabled={readOnly}
        onPick={(back) => pick({ back })}
        onReset={() => set({ back: null })}
      />
      <PictureRow
        label={t('backPicture')}
        hint={t('backPictureHint')}
        image={isPicture ? theme.back : undefined}
        readOnly={readOnly}
        onChange={(back) => set({ back })}
      />
    </PanelGroup>
  );
}

/** Pictures that belong to the survey: over it, and at the head of its sheet. */
export function PictureGroup({ draft: { theme, set }, readOnly }: ControlsProps) {
  const { t } = useTranslation('theme');
  return (
    <PanelGroup title={t('pictures')}>
      {PICTURES.map((key) => (
        <PictureRow
          key={key}
          label={t(key)}
          hint={t(`${key}Hint`)}
          image={theme[key]}
          readOnly={readOnly}
          onChange={(name) => set({ [key]: name })}
        />
      ))}
    </PanelGroup>
  );
}

interface PictureRowProps {
  label: string;
  hint: string;
  image: string | undefined;
  readOnly: boolean;
  /** Null: the picture is taken away. */
  onChange: (name: string | null) => void;
}

const PictureRow = ({ label, hint, image, readOnly, onChange }: PictureRowProps) => (
  <PanelRow label={label} hint={hint} stacked isGroup={readOnly}>
    {(id) =>
      readOnly ? <Thumb image={image} /> : <PictureField id={id} image={image} onChange={(name) => onChange(name === '' ? null : name)} />
    }
  </PanelRow>
);
