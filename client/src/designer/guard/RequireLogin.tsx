import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasLoginFlag } from '../../shared/login-flag';
import { loginUrl } from '../routes';
import { useMe } from '../session/useMe';

/** Pages below need the login cookie; without it the sign-in page opens and leads back here afterwards (Spec 2, Route guard). */
export const RequireLogin = () => {
  const { pathname, search } = useLocation();
  if (!hasLoginFlag()) return <Navigate to={loginUrl(pathname + search)} replace />;
  return <SignedIn />;
};

/** Asks who is signed in as soon as that is unknown. A refused token is cleared by the data layer, which also leaves the page. */
const SignedIn = () => {
  useMe();
  return <Outlet />;
};
