import { useEffect, useState } from 'react';

/**
 * A value as it was when the page was last shown, in an update of its own.
 * Values are compared by their JSON, so that an object that is made anew each time is the same one.
 *
 * The router changes the address in a transition, which React may break off and begin anew. A query takes its variables while it is rendered and then
 * tells of itself at once, which breaks the transition off; the page as it was before is rendered, takes the earlier variables, and tells of itself
 * again: both lists were asked for in turn until one of the renderings was fast enough. So a query has to get what the address says only once it
 * stands.
 */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });

  useEffect(
    function takeWhatStands() {
      // oxlint-disable-next-line react/set-state-in-effect -- only an effect knows that the page stands, and that is what is waited for
      setSettled((before) => (before.key === key ? before : { key, value }));
    },
    [key, value],
  );

  return settled.value;
}
