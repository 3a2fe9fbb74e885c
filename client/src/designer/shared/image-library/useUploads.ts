import { IMAGE_LIMITS } from '@wence/schema';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../notice/notices';
import type { LibraryImageFragment } from './image-library.generated';
import { judgeFiles } from './upload-rules';
import { useUploadPicture } from './useUploadPicture';

/** A file on its way into the library. */
export interface Pending {
  readonly id: number;
  readonly file: File;
  /** Between 0 and 1; null: it did not arrive. */
  readonly share: number | null;
}

interface UploadsOptions {
  surveyId: string;
  onAdded: (image: LibraryImageFragment) => void;
  /** Most files at once. */
  limit?: number;
}

/** Files into the library, one after the other. What did not arrive stays in sight until it is sent again or forgotten. */
export function useUploads({ surveyId, onAdded, limit = IMAGE_LIMITS.filesAtOnce }: UploadsOptions) {
  const { t } = useTranslation('images');
  const upload = useUploadPicture(surveyId);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const lastId = useRef(0);
  const line = useRef(Promise.resolve());

  const forget = (id: number) => setPending((all) => all.filter((each) => each.id !== id));
  const setShare = (id: number, share: number | null) =>
    setPending((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));

  const send = async ({ id, file }: Pending) => {
    const uploaded = await upload(file, (share) => setShare(id, share)).catch(() => null);
    if (!uploaded?.image) return setShare(id, null);
    forget(id);
    onAdded(uploaded.image);
  };
  const queue = (one: Pending) => {
    line.current = line.current.then(() => send(one));
  };
  return {
    pending,
    forget,
    again: (one: Pending) => {
      setShare(one.id, 0);
      queue(one);
    },
    start: (files: readonly File[]) => {
      const { good, fault } = judgeFiles(files, limit);
      if (fault) announce({ kind: 'say', message: t(fault, { n: limit }) });
      const added = good.map((file): Pending => ({ id: (lastId.current += 1), file, share: 0 }));
      setPending((all) => [...added.toReversed(), ...all]);
      for (const one of added) queue(one);
    },
    /** A file that the dialog made itself. */
    upload,
  };
}
