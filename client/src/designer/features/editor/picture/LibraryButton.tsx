import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../shared/notice/notices';
import { useFocusBack } from '../../../shared/focus';

type Dialog = ComponentType<{ surveyId: string; onChoose: (name: string) => void; onClose: () => void }>;

const loadDialog = async (): Promise<Dialog> => (await import('../../../shared/image-library/ImageLibraryDialog')).ImageLibraryDialog;

interface Props {
  surveyId: string;
  onChoose: (name: string) => void;
}

/** Opens the image library, which comes with the first click: few who edit a survey need it. */
export function LibraryButton({ surveyId, onChoose }: Props) {
  const { t } = useTranslation('editor');
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const rememberFocus = useFocusBack(isOpen);

  const open = async () => {
    rememberFocus();
    setLoading(true);
    try {
      setLoaded({ Dialog: await loadDialog() });
      setOpen(true);
    } catch {
      announce({ kind: 'unreachable' });
    }
    setLoading(false);
  };
  return (
    <>
      <Button size="small" icon={<AppstoreOutlined aria-hidden="true" />} loading={isLoading} onClick={() => void open()}>
        {t('openDialog.imageLibrary')}
      </Button>
      {loaded && isOpen && <loaded.Dialog surveyId={surveyId} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
