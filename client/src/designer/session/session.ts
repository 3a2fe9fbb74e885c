import { dropLoginFlag, raiseLoginFlag } from '../../shared/login-flag';
import { clearTokens, type Tokens, writeTokens } from '../../shared/token-store';

export function startSession({ token, refreshToken, expired }: Tokens): void {
  writeTokens({ token, refreshToken, expired });
  raiseLoginFlag();
}

export function endSession(): void {
  clearTokens();
  dropLoginFlag();
}

const KEY = 'channel';

/** Remembers where someone came from, until they sign in or register (Spec 2, Route guard). */
export function storeChannel(search: string): void {
  const channel = new URLSearchParams(search).get('channel');
  if (channel) sessionStorage.setItem(KEY, channel);
}

export const storedChannel = (): string | null => sessionStorage.getItem(KEY);
