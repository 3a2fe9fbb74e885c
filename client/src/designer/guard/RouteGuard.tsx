import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { hasLoginFlag } from '../../shared/session';
import { useMe } from '../session/account';
import { loginUrl, paths } from '../shared/routes';
import { innermostHandle, judgeRoute } from './judge-route';

/** Guards every page: shows it, or redirects to the sign-in page, which returns here (Spec 2, Route guard). */
export function RouteGuard() {
  const { pathname, search } = useLocation();
  const handle = innermostHandle(useMatches().map((match) => match.handle));

  switch (judgeRoute(handle?.name, hasLoginFlag())) {
    case 'notFound':
      return <Navigate to={paths.notFound} replace />;
    case 'signIn':
      return <Navigate to={loginUrl(pathname + search)} replace />;
    case 'open':
      return <Outlet />;
    case 'member':
      return <SignedIn />;
  }
}

/** Loads the signed-in user. A refused token is cleared by the data layer, which also leaves the page. */
function SignedIn() {
  useMe();
  return <Outlet />;
}
