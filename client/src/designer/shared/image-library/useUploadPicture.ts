import { useTranslation } from 'react-i18next';
import { announce } from '../notice/notices';
import { type OnProgress, sendForm } from '../v1/send-form';
import { useAuthorHeaders } from '../v1/useAuthorFetch';
import { type LibraryImageFragment, useSaveSurveyImageMutation } from './image-library.generated';
import { pictureFault, readUpload } from './upload-rules';
import { addImageTexts } from './image-texts';

addImageTexts();

export interface Uploaded {
  /** Stored name, for `image` of a definition. */
  readonly name: string;
  /** The picture in the library of the survey; null where it did not come to be there. */
  readonly image: LibraryImageFragment | null;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('type', '1');
  form.append('parameter', JSON.stringify({ moduleName: 'survey' }));
  form.append('file', file);
  return form;
}

/**
 * Stores a picture and puts it into the library of its survey (Spec 7, images and upload). Null: it was not stored, and the author knows why. Files are
 * looked at before anything is sent.
 */
export function useUploadPicture(surveyId: string) {
  const { t } = useTranslation('images');
  const authorHeaders = useAuthorHeaders();
  const [saveImage] = useSaveSurveyImageMutation();

  return async (file: File, onProgress: OnProgress = () => undefined): Promise<Uploaded | null> => {
    const fault = pictureFault(file);
    if (fault) {
      announce({ kind: 'say', message: t(fault) });
      return null;
    }
    const headers = await authorHeaders();
    if (!headers) return null;
    const upload = readUpload(await sendForm('/v1/oss', formOf(file), headers, onProgress), t('failed'));
    if ('refusal' in upload) {
      announce(upload.refusal);
      return null;
    }
    const input = { surveyId, name: upload.name, originalName: file.name };
    const saved = await saveImage({ variables: { input } }).catch(() => null);
    return { name: upload.name, image: saved?.data?.saveSurveyImage.image ?? null };
  };
}
