import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the rule that the address names: whoever followed a link to it, from this screen or another one, is there. */
export function useFocusRule(): void {
  const { hash, key } = useLocation();
  useEffect(
    function goToRule() {
      const rule = hash && document.getElementById(hash.slice(1));
      if (!rule) return;
      rule.focus({ preventScroll: true });
      rule.scrollIntoView({ block: 'center' });
    },
    [hash, key],
  );
}
