import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { surveyUrl } from '../../../shared/routes';
import { usePreview } from '../header/preview/usePreview';
import { MoveDialog } from '../several/MoveDialog';
import { useSeveral } from '../several/useSeveral';
import type { CommandDialog } from './command-keys';
import { CommandPalette } from './CommandPalette';
import { GoToDialog } from './GoToDialog';

type Open = CommandDialog | 'move';

interface CommandDeskProps {
  /** Null: none. */
  open: Open | null;
  surveyId: string;
  isOnCanvas: boolean;
  readOnly: boolean;
  onOpen: (dialog: Open) => void;
  /** Called with what is to be done once the dialog is gone. */
  onClose: (act?: () => void) => void;
}

/** Does something on the canvas: at once, or, from another view, as soon as the canvas is laid out. */
function useOnCanvas(surveyId: string, isOnCanvas: boolean): (act: () => void) => void {
  const navigate = useNavigate();
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    function actOnArrival() {
      if (!isOnCanvas || !waiting.current) return undefined;
      // It goes back to where its author left it, which takes two frames.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          waiting.current?.();
          waiting.current = null;
        });
      });
      return () => cancelAnimationFrame(frame);
    },
    [isOnCanvas],
  );
  return useCallback(
    (act: () => void) => {
      if (isOnCanvas) act();
      else {
        waiting.current = act;
        void navigate(surveyUrl(surveyId));
      }
    },
    [isOnCanvas, navigate, surveyId],
  );
}

/** Asks where the selected questions go. */
function MoveChosen({ onClose }: Pick<CommandDeskProps, 'onClose'>) {
  const { move } = useSeveral();
  return <MoveDialog onMove={move} onClose={() => onClose()} />;
}

/** The dialog of commands that is open, and what goes on once it is closed. */
export function CommandDesk({ open, surveyId, isOnCanvas, readOnly, onOpen, onClose }: CommandDeskProps) {
  const onCanvas = useOnCanvas(surveyId, isOnCanvas);
  const { open: preview } = usePreview(surveyId);
  if (open === null) return null;
  if (open === 'goTo') return <GoToDialog readOnly={readOnly} onCanvas={onCanvas} onClose={onClose} />;
  if (open === 'move') return <MoveChosen onClose={onClose} />;
  return (
    <CommandPalette surveyId={surveyId} readOnly={readOnly} onCanvas={onCanvas} preview={preview} openDialog={onOpen} onClose={onClose} />
  );
}
