import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value of something, for callbacks that must stay the same while it changes. To be read in events, not while rendering. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(function keep() {
    latest.current = value;
  });
  return latest;
}
