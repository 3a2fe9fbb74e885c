import { findNode, IMAGE_LIMITS, type SurveyNode } from '@wence/schema';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgeFiles, pictureFault } from '../../../shared/image-library/upload-rules';
import { useUploadPicture } from '../../../shared/image-library/useUploadPicture';
import { announce } from '../../../shared/notice/notices';
import { useLatest } from '../../../shared/useLatest';
import { useSurveyId } from '../../../shared/useSurveyId';
import { useEditorActions } from '../session/editor-actions';
import { useReadView } from '../session/session-store';
import { fillTiles, roomFor, type StoredPicture } from './fill-tiles';

interface Tiles {
  /** Fills tiles from the given one on. */
  readonly take: (files: readonly File[], startId: number | null) => void;
  /** The tile whose pictures are being uploaded; undefined if none are. */
  readonly busyId: number | null | undefined;
}

const TilesContext = createContext<Tiles | null>(null);

export function useTiles(): Tiles {
  const tiles = useContext(TilesContext);
  if (!tiles) throw new Error('this tile stands outside its question');
  return tiles;
}

const say = (message: string) => announce({ kind: 'say', message });

/** Uploads pictures for the options of a question. They are put into it together, once all are stored, as one step of undo. */
function useTakePictures(nodeId: number): Tiles {
  const { t } = useTranslation(['editor', 'images']);
  const actions = useEditorActions();
  const readView = useReadView();
  const upload = useUploadPicture(useSurveyId());
  const [busyId, setBusy] = useState<number | null | undefined>(undefined);

  /** The files that can be uploaded; the author is told what is wrong with each of the others. */
  const judge = (files: readonly File[], most: number): readonly File[] => {
    const { good, fault } = judgeFiles(files, Math.min(IMAGE_LIMITS.filesAtOnce, most));
    if (fault === 'tooMany') say(t('images:tooMany', { n: Math.min(IMAGE_LIMITS.filesAtOnce, most) }));
    const refused = (fault === 'tooMany' ? [] : files).flatMap((file) => {
      const wrong = pictureFault(file);
      return wrong ? t('picture.refused', { name: file.name, reason: t(`images:${wrong}`) }) : [];
    });
    // One message for all: the next one would take its place.
    if (refused.length > 0) say(refused.join(t('picture.between')));
    return good;
  };
  const take = async (files: readonly File[], startId: number | null) => {
    const before = findNode(readView(), nodeId);
    const good = before && busyId === undefined ? judge(files, roomFor(before, startId)) : [];
    if (good.length === 0) return;
    setBusy(startId);
    const stored: StoredPicture[] = [];
    for (const file of good) {
      // One after the other keeps the order of the files and leaves the line to the answers of others.
      const uploaded = await upload(file);
      if (uploaded) stored.push({ name: uploaded.name, fileName: file.name });
    }
    setBusy(undefined);
    // The question may have changed meanwhile, or be gone: then the pictures are in the library of the survey.
    const now = findNode(readView(), nodeId);
    if (!now || stored.length === 0) return;
    actions.change(fillTiles(now, startId, stored), 'option');
    actions.announce(t('picture.filled', { count: stored.length }));
  };
  return { take: (files, startId) => void take(files, startId), busyId };
}

const picturesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

interface TilePicturesProps {
  node: SurveyNode;
  /** The selected option, whose tile a pasted picture goes into. */
  selectedId: number | null;
  children: ReactNode;
}

/** The tiles of the selected picture choice. Pictures pasted anywhere on the page go into them. */
export function TilePictures({ node, selectedId, children }: TilePicturesProps) {
  const { take, busyId } = useTakePictures(node.id);
  const latest = useLatest({ take, selectedId });
  useEffect(
    function listen() {
      const paste = (event: ClipboardEvent) => {
        const pictures = picturesIn(event.clipboardData);
        const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
        if (isElsewhere || pictures.length === 0) return;
        event.preventDefault();
        latest.current.take(pictures, latest.current.selectedId);
      };
      document.addEventListener('paste', paste);
      return () => document.removeEventListener('paste', paste);
    },
    [latest],
  );
  const tiles = useMemo(
    () => ({ take: (files: readonly File[], id: number | null) => latest.current.take(files, id), busyId }),
    [latest, busyId],
  );
  return <TilesContext value={tiles}>{children}</TilesContext>;
}
