import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/lazy-part';
import { useSurveyId } from '../../../../shared/useSurveyId';
import { Tool } from './Tool';

const ImageLibraryDialog = lazyPart(async () => (await import('../../../../shared/image-library/ImageLibraryDialog')).ImageLibraryDialog);

/** A picture comes from the library of the survey and from nowhere else (Spec 5, rich text). */
export function PictureTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich');
  const surveyId = useSurveyId();
  const [isOpen, setOpen] = useState(false);
  const insert = (name: string) =>
    editor
      .chain()
      .insertContent({ type: 'image', attrs: { src: `{host}/${name}`, alt: '' } })
      .run();
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <>
      <Tool label={t('tool.image')} icon={<PictureOutlined aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <ImageLibraryDialog surveyId={surveyId} onChoose={insert} onClose={close} />}</Suspense>
    </>
  );
}
