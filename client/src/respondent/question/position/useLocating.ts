import { useEffect, useRef, useState } from 'react';

export type Refusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** State of a request for the device's position. */
export type Locating = { readonly kind: 'idle' } | { readonly kind: 'busy' } | { readonly kind: 'refused'; readonly why: Refusal };

interface Listener {
  readonly onLocated: (coords: GeolocationCoordinates) => void;
  readonly onRefused: () => void;
}

const PATIENCE = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };
const REFUSALS: readonly Refusal[] = ['unavailable', 'denied', 'unavailable', 'timeout'];

function refusalOf({ code }: GeolocationPositionError): Refusal {
  // Browsers say "denied" as well when they would not even ask, as on a page that came unencrypted.
  return code === 1 && !window.isSecureContext ? 'unsupported' : (REFUSALS[code] ?? 'unavailable');
}

/** Asks the device where it is, and nobody else. */
export function useLocating(listener: Listener) {
  const [locating, setLocating] = useState<Locating>({ kind: 'idle' });
  // The device takes its time: by then the question may have another answer, or be gone.
  const newest = useRef<Listener | null>(null);

  useEffect(function listen() {
    newest.current = listener;
    return () => {
      newest.current = null;
    };
  });

  function refuse(why: Refusal) {
    setLocating({ kind: 'refused', why });
    newest.current?.onRefused();
  }

  function locate() {
    // Some browsers leave it out altogether, whatever their types say.
    const device: Geolocation | undefined = navigator.geolocation;
    if (!device) {
      refuse('unsupported');
      return;
    }
    setLocating({ kind: 'busy' });
    device.getCurrentPosition(
      ({ coords }) => {
        setLocating({ kind: 'idle' });
        newest.current?.onLocated(coords);
      },
      (error) => refuse(refusalOf(error)),
      PATIENCE,
    );
  }

  return { locating, locate };
}
