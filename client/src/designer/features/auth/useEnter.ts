import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Tokens } from '../../../shared/token-store';
import { wantedPath } from '../../routes';
import { startSession } from '../../session/session';

/** What follows a successful sign-in: keep the tokens and go to where one wanted to be. */
export const useEnter = (): ((tokens: Tokens) => void) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return (tokens) => {
    startSession(tokens);
    void navigate(wantedPath(query.get('redirect')), { replace: true });
  };
};
