import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Size } from './crop-view';
import styles from './image-crop.module.css';

/** Calls with each turn of the wheel over an element, which then scrolls nothing else. React's own listeners cannot keep a page from scrolling. */
function useWheel(target: RefObject<HTMLElement | null>, onTurn: (down: number) => void): void {
  const newest = useRef(onTurn);
  useEffect(function keepNewest() {
    newest.current = onTurn;
  });
  useEffect(
    function listen() {
      const element = target.current;
      const turn = (event: WheelEvent) => {
        event.preventDefault();
        newest.current(event.deltaY);
      };
      element?.addEventListener('wheel', turn, { passive: false });
      return () => element?.removeEventListener('wheel', turn);
    },
    [target],
  );
}

/** Pixels of the screen that an arrow key moves the picture; with Shift one. */
const STEP = 10;
const ZOOM_STEP = 1.1;

const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP };

interface CropStageProps {
  box: Size;
  label: string;
  describedBy: string;
  onMove: (right: number, down: number) => void;
  /** So many times as large as it is now. */
  onZoom: (times: number) => void;
  /** The picture, placed as seen from the corner of the box. */
  children: ReactNode;
}

/** Moves and zooms a picture under a fixed box by pointer, wheel or keyboard. */
export const CropStage = ({ box, label, describedBy, onMove, onZoom, children }: CropStageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useWheel(stage, (down) => onZoom(down < 0 ? ZOOM_STEP : 1 / ZOOM_STEP));

  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const times = ZOOMS[event.key];
    if (way)
      onMove(...(way.map((each) => each * (event.shiftKey ? 1 : STEP)) as [number, number])); // `map` keeps the two elements.
    else if (times) onZoom(times);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application: readers hand its keys on
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={({ clientX: x, clientY: y }) => {
        if (!last.current) return;
        onMove(x - last.current.x, y - last.current.y);
        last.current = { x, y };
      }}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    >
      <div className={styles.corner} style={{ width: box.width, height: box.height }}>
        {children}
        <div className={styles.box} />
      </div>
    </div>
  );
};
