import { ApartmentOutlined, FormOutlined, GroupOutlined, SettingOutlined, UploadOutlined } from '@ant-design/icons';
import { questionRow, type SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useFocusReturn } from '../../../shared/focus';

type Name = 'option.batch' | 'row.batch' | 'optionSettings.open' | 'option.groups' | 'openDialog.levels' | 'openDialog.importLevels';

interface Tool {
  readonly icon: ReactNode;
  readonly Dialog: ComponentType<{ node: SurveyNode; onClose: () => void }>;
}

const TOOLS: Readonly<Record<Name, Tool>> = {
  'option.batch': {
    icon: <FormOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/BatchOptionDialog')).BatchOptionDialog),
  },
  'row.batch': {
    icon: <FormOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/BatchOptionDialog')).BatchRowDialog),
  },
  'optionSettings.open': {
    icon: <SettingOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/option-settings/OptionSettingsDialog')).OptionSettingsDialog),
  },
  'option.groups': {
    icon: <GroupOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/groups/GroupDialog')).GroupDialog),
  },
  'openDialog.levels': {
    icon: <ApartmentOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/cascade/CascadeSettingsDialog')).CascadeSettingsDialog),
  },
  'openDialog.importLevels': {
    icon: <UploadOutlined aria-hidden="true" />,
    Dialog: lazyPart(async () => (await import('../dialogs/cascade/CascadeImportDialog')).CascadeImportDialog),
  },
};

/** The dialogs available for a question. */
function toolsOf(node: SurveyNode): readonly Name[] {
  const { answer, optionInput, hasOptionGroups } = questionRow(node);
  // Lines of text know no levels.
  return [
    ...(answer !== 'cascade' ? (['option.batch'] as const) : []),
    ...(optionInput === 'all' ? (['optionSettings.open'] as const) : []),
    ...(hasOptionGroups ? (['option.groups'] as const) : []),
    ...(answer === 'cascade' ? (['openDialog.levels', 'openDialog.importLevels'] as const) : []),
  ];
}

const ROW_TOOLS: readonly Name[] = ['row.batch'];

/** The dialogs that work on all options, or on all rows, at once. */
export function OptionDialogs({ node, ofRows = false }: { node: SurveyNode; ofRows?: boolean }) {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState<Name | null>(null);
  const focus = useFocusReturn();
  const Dialog = open && TOOLS[open].Dialog;
  const show = (name: Name) => {
    focus.hold();
    setOpen(name);
  };
  const close = () => {
    setOpen(null);
    focus.giveBack();
  };
  return (
    <>
      {(ofRows ? ROW_TOOLS : toolsOf(node)).map((name) => (
        <Button key={name} type="text" size="small" icon={TOOLS[name].icon} onClick={() => show(name)}>
          {t(name)}
        </Button>
      ))}
      <Suspense>{Dialog && <Dialog node={node} onClose={close} />}</Suspense>
    </>
  );
}
