import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../shared/useMedia';
import styles from './Chart.module.css';
import type { Chart as OpenChart } from './chart-library';
import type { Drawing } from './chart-look';

/**
 * A chart. The library arrives after the figures do; the place is kept from the start, so nothing moves when it comes.
 * Hidden from assistive technology: a table with the same figures stands beside it.
 */
export function Chart({ drawing }: { drawing: Drawing }) {
  const place = useRef<HTMLDivElement>(null);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [chart, setChart] = useState<OpenChart | null>(null);
  const [width, setWidth] = useState(0);

  useEffect(function open() {
    const element = place.current;
    const closing = new AbortController();
    const load = async () => {
      const { openChart } = await import('./chart-library');
      if (!element || closing.signal.aborted) return;
      const opened = openChart(element);
      const observer = new ResizeObserver(() => {
        opened.resize();
        setWidth(element.clientWidth);
      });
      observer.observe(element);
      closing.signal.addEventListener('abort', () => {
        observer.disconnect();
        opened.dispose();
      });
      setWidth(element.clientWidth);
      setChart(opened);
    };
    void load();
    return () => {
      closing.abort();
      setChart(null);
    };
  }, []);

  useEffect(
    function draw() {
      const drawFor = (isPrinted: boolean) => {
        const hasPatterns = isPrinted && drawing.isColoured;
        chart?.draw(drawing.optionAt(width), { isMoving: !isCalm, isPrinted, hasPatterns });
      };
      const onPrint = () => drawFor(true);
      const onPrinted = () => drawFor(false);
      drawFor(false);
      window.addEventListener('beforeprint', onPrint);
      window.addEventListener('afterprint', onPrinted);
      return () => {
        window.removeEventListener('beforeprint', onPrint);
        window.removeEventListener('afterprint', onPrinted);
      };
    },
    [chart, drawing, isCalm, width],
  );

  return <div ref={place} className={styles.chart} aria-hidden="true" style={{ height: drawing.height }} />;
}
