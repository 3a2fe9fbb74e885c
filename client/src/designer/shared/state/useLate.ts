import { useEffect, useState } from 'react';

/** True after a moment: what is ready within 200 ms needs no skeleton, and a skeleton that flashes looks like a fault. */
export const useLate = (milliseconds = 200): boolean => {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);

  return isLate;
};
