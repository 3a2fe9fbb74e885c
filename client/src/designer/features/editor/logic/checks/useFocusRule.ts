import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the rule that the address names: whoever followed a link to it, from this screen or another one, is there. */
export function useFocusRule(): void {
  // The same address once more is another place in the history: the rule is gone to once more.
  const place = useLocation();
  useEffect(
    function goToRule() {
      const rule = document.getElementById(place.hash.slice(1));
      if (!rule) return;
      rule.focus({ preventScroll: true });
      rule.scrollIntoView({ block: 'center' });
    },
    [place],
  );
}
