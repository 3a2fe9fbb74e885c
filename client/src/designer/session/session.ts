import { dropLoginFlag, raiseLoginFlag } from '../../shared/login-flag';
import { clearTokens, type Tokens, writeTokens } from '../../shared/token-store';

export const startSession = ({ token, refreshToken, expired }: Tokens): void => {
  writeTokens({ token, refreshToken, expired });
  raiseLoginFlag();
};

export const endSession = (): void => {
  clearTokens();
  dropLoginFlag();
};
