import { type RefObject, useEffect, useState } from 'react';
import { clampZoom, WHOLE, zoomToFit } from './zoom';

const WHEEL_STEP = 10;

/** The zoom of the map in percent, with Ctrl and the wheel over the map, and Ctrl+0 for 100 %. */
export function useMapZoom(area: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE);
  useEffect(
    function listenToWheelAndKeys() {
      const element = area.current;
      const turn = (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        setZoom((before) => clampZoom(before - Math.sign(event.deltaY) * WHEEL_STEP));
      };
      const press = (event: KeyboardEvent) => {
        if (event.key !== '0' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        setZoom(WHOLE);
      };
      // React listens passively to wheels, and then the browser would zoom the whole page.
      element?.addEventListener('wheel', turn, { passive: false });
      window.addEventListener('keydown', press);
      return () => {
        element?.removeEventListener('wheel', turn);
        window.removeEventListener('keydown', press);
      };
    },
    [area],
  );
  return {
    zoom,
    zoomBy: (percent: number) => setZoom((before) => clampZoom(before + percent)),
    zoomToWidth: () => setZoom(zoomToFit(area.current?.clientWidth ?? 0)),
  };
}
