import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../shared/useMedia';
import type { Chart } from './chart-library';
import { type Bar, chartHeight } from './figures';

/**
 * Horizontal bars. The library arrives after the figures do; its place is kept from the start, so nothing moves when it comes.
 * Hidden from readers of the page: the table beside it says the same in words.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const isAlone = useMedia('(width <= 720px)');
  const [chart, setChart] = useState<Chart | null>(null);

  useEffect(function openChart() {
    const element = place.current;
    const closing = new AbortController();
    const open = async () => {
      const { createChart } = await import('./chart-library');
      if (!element || closing.signal.aborted) return;
      const opened = createChart(element);
      const observer = new ResizeObserver(() => opened.resize());
      observer.observe(element);
      closing.signal.addEventListener('abort', () => {
        observer.disconnect();
        opened.dispose();
      });
      setChart(opened);
    };
    void open();
    return () => {
      closing.abort();
      setChart(null);
    };
  }, []);

  useEffect(
    function draw() {
      chart?.draw(bars, { isCalm, isAlone });
    },
    [chart, bars, isCalm, isAlone],
  );

  return <div ref={place} aria-hidden="true" style={{ minHeight: chartHeight(bars) }} />;
}
