const KEY = 'channel';

/** Remembers where someone came from, until they sign in or register (Spec 2, Route guard). */
export function storeChannel(search: string): void {
  const channel = new URLSearchParams(search).get('channel');
  if (channel) sessionStorage.setItem(KEY, channel);
}

export const storedChannel = (): string | null => sessionStorage.getItem(KEY);
