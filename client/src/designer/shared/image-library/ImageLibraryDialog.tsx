import { App, Modal, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures as en } from '../../i18n/en/pictures';
import { addTexts } from '../../i18n/init';
import { pictures as zhCN } from '../../i18n/zh-CN/pictures';
import { bodyOf, IMAGE_DIALOG_BODY } from '../dialog-body';
import { lazyPart } from '../lazy-part';
import { type MyPictureFragment, useSaveSurveyImageMutation } from './image-library.generated';
import { addImageTexts } from './image-texts';
import { LibrarySkeleton } from './ImageGrid';
import { SurveyPictures } from './SurveyPictures';

addTexts('pictures', { 'zh-CN': zhCN, en });
addImageTexts();

const MyPictures = lazyPart(async () => (await import('./MyPictures')).MyPictures);

interface ImageLibraryDialogProps {
  surveyId: string;
  /** Stored name of the chosen picture. */
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The pictures of a survey, and those of all surveys of the author; one of them is chosen (Spec 2, image library dialog). */
export function ImageLibraryDialog({ surveyId, onChoose, onClose }: ImageLibraryDialogProps) {
  const { t } = useTranslation(['images', 'pictures', 'common']);
  const { message } = App.useApp();
  const [tab, setTab] = useState('survey');
  const [selected, setSelected] = useState<string | null>(null);
  const [mine, setMine] = useState<MyPictureFragment | null>(null);
  const [keepImage, { loading }] = useSaveSurveyImageMutation();

  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  /** A picture of another survey comes into the library of this one first: from then on it is in use, and no sweep takes it away. */
  const keep = async ({ name, originalName }: MyPictureFragment) => {
    const kept = await keepImage({ variables: { input: { surveyId, name, originalName } } }).catch(() => null);
    if (kept?.data) choose(kept.data.saveSurveyImage.image.name);
  };
  const confirm = () => {
    if (tab === 'mine' && mine) return void keep(mine);
    if (tab === 'survey' && selected !== null) return choose(selected);
    void message.warning({ key: 'nothing', content: t('nothing') });
  };
  return (
    <Modal
      open
      width={760}
      title={t('title')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      confirmLoading={loading}
      styles={bodyOf(IMAGE_DIALOG_BODY)}
      onOk={confirm}
      onCancel={onClose}
    >
      <Tabs
        size="small"
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'survey',
            label: t('pictures:ofSurvey'),
            children: <SurveyPictures surveyId={surveyId} selected={selected} onSelect={setSelected} />,
          },
          {
            key: 'mine',
            label: t('pictures:title'),
            // What is in use changes with every picture that is chosen.
            destroyOnHidden: true,
            children: (
              <Suspense fallback={<LibrarySkeleton />}>
                <MyPictures selected={mine} onSelect={setMine} />
              </Suspense>
            ),
          },
        ]}
      />
    </Modal>
  );
}
