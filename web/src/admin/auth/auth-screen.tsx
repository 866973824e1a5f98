import { matchPath, useLocation } from '../../ui/router/router.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignupScreen } from './signup-screen.tsx';

/** The way in, for whoever is not signed in: one file for all three, which nobody at work has to fetch. */
export function AuthScreen() {
  const { pathname } = useLocation();
  if (matchPath('/admin/signup', pathname)) return <SignupScreen />;
  if (matchPath('/admin/reset-password', pathname)) return <ResetScreen />;
  return <SignInScreen />;
}
