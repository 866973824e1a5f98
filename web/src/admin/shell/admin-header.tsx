import { useState } from 'react';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Drawing } from '../../ui/first-page-icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { useAdminTexts } from '../admin.texts.ts';
import { useStaff } from '../connection/session/use-staff.ts';
import { navigationOf } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { useSignOut } from './use-sign-out.ts';

const menuLines = 'M4 7h16M4 12h16M4 17h16';

export function AdminHeader() {
  const text = useAdminTexts().shell;
  const staff = useStaff();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  return (
    <header className="site-header sticky top-0 z-30 print:hidden">
      <div className="office-width flex h-(--header-height) items-center gap-2 lg:gap-4">
        <Link to="/admin" className="flex min-h-11 items-center gap-2.5 rounded-lg">
          <span aria-hidden="true" className="moon size-8 shrink-0 rounded-full" />
          <span className="whitespace-nowrap font-display font-semibold text-lg">{text.office}</span>
        </Link>
        <nav aria-label={text.navigation} className="hidden flex-1 items-center gap-0.5 lg:flex">
          {navigationOf(staff).map(({ path, name }) => (
            <Link
              key={path}
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-3.5 transition-colors duration-150 hover:bg-on-night/8',
                pathname === path ? 'font-semibold text-gold-light' : 'text-on-night',
              )}
            >
              {text[name]}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1.5">
          <LanguageSwitch />
          <Button
            look="onNight"
            size="compact"
            className="max-lg:hidden"
            disabled={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {text.logOut}
          </Button>
          <Button
            look="onNight"
            size="compact"
            aria-haspopup="dialog"
            aria-label={text.menu}
            className="lg:hidden"
            onClick={() => setIsMenuOpen(true)}
          >
            <Drawing path={menuLines} className="size-6" />
          </Button>
        </div>
      </div>
      {isMenuOpen && (
        <NavigationDrawer onClose={() => setIsMenuOpen(false)} onSignOut={() => signOut.mutate()} />
      )}
    </header>
  );
}
