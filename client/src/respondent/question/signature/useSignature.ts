import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UploadList } from '../upload/upload-list';
import { paint, pictureOf, SIGNATURE_FILE } from './ink';
import { BLANK, type Drawing, drawingOf, isBlank, keepDrawing } from './signature';

/** Milliseconds of rest after which a signature is taken to be finished: most have more than one stroke. */
const REST = 900;

/** Keeps the drawing on the canvas and sends a picture of it when the hand rests. */
export function useSignature(list: UploadList, canvas: RefObject<HTMLCanvasElement | null>) {
  const [drawing, setDrawing] = useState(() => drawingOf(list));
  const timer = useRef(0);

  useEffect(
    function show() {
      if (canvas.current) paint(canvas.current, drawing.strokes, drawing.name.trim());
    },
    [canvas, drawing],
  );

  /** The canvas is sent even if the respondent leaves the screen in the meantime. */
  function sendAtRest(next: Drawing) {
    const sheet = canvas.current;
    const key = list.begin(SIGNATURE_FILE);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      if (!sheet) return;
      paint(sheet, next.strokes, next.name.trim());
      list.put(key, await pictureOf(sheet));
    }, REST);
  }

  function change(next: Drawing, isFinished: boolean) {
    setDrawing(next);
    keepDrawing(list, next);
    if (isBlank(next)) return clear(next);
    if (isFinished) sendAtRest(next);
    else window.clearTimeout(timer.current);
  }

  function clear(next: Drawing = BLANK) {
    window.clearTimeout(timer.current);
    setDrawing(next);
    keepDrawing(list, next);
    for (const { key } of list.rows) list.remove(key);
  }

  return { drawing, change, clear: () => clear() };
}
