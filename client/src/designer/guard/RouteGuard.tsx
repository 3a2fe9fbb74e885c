import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { hasLoginFlag } from '../../shared/login-flag';
import { useMe } from '../session/account';
import { loginUrl, paths } from '../shared/routes';
import { innermostHandle, judgeRoute } from './judge-route';

/** Stands before every page: lets it through, or leads to the sign-in page, which leads back here afterwards (Spec 2, Route guard). */
export const RouteGuard = () => {
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
};

/** Asks who is signed in as soon as that is unknown. A refused token is cleared by the data layer, which also leaves the page. */
const SignedIn = () => {
  useMe();
  return <Outlet />;
};
