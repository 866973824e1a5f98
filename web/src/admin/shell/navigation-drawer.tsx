import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../ui/dialog/dialog-body.tsx';
import { Link } from '../../ui/link.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { useAdminTexts } from '../admin.texts.ts';
import { useStaff } from '../connection/session/use-staff.ts';
import { tabsOf } from '../dashboard/tab-names.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { navigationOf } from './navigation.ts';

type NavigationDrawerProps = { onClose: () => void; onSignOut: () => void };

/** Everything the back office has, within reach of a thumb. */
export function NavigationDrawer({ onClose, onSignOut }: NavigationDrawerProps) {
  const { shell: text, dashboard } = useAdminTexts();
  const { close } = useCommonTexts();
  const staff = useStaff();

  return (
    <Dialog
      title={text.menu}
      lead={staff.name}
      closeLabel={close}
      onClose={onClose}
      footer={
        <Button look="outline" className="w-full" onClick={onSignOut}>
          {text.logOut}
        </Button>
      }
    >
      <DialogBody>
        <nav aria-label={text.navigation} className="grid gap-5">
          <ul className="grid grid-cols-2 gap-2">
            {tabsOf(staff).map((tab) => (
              <DrawerLink key={tab} to={`/admin?tab=${tab}`} words={dashboard.tabs[tab]} onFollow={onClose} />
            ))}
          </ul>
          <ul className="grid grid-cols-2 gap-2 border-line border-t pt-4">
            {navigationOf(staff)
              .filter(({ name }) => name !== 'dashboard')
              .map(({ path, name }) => (
                <DrawerLink key={path} to={path} words={text[name]} onFollow={onClose} />
              ))}
          </ul>
        </nav>
      </DialogBody>
    </Dialog>
  );
}

function DrawerLink({ to, words, onFollow }: { to: string; words: string; onFollow: () => void }) {
  const { pathname, search } = useLocation();
  const isHere = `${pathname}${search}` === to;
  return (
    // The link's own handler navigates; the drawer closes as the click comes by.
    <li onClickCapture={() => setTimeout(onFollow)}>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'flex min-h-13 items-center rounded-xl border px-4 py-2 leading-tight',
          isHere ? 'border-crust bg-amber-wash font-semibold' : 'border-line bg-paper',
        )}
      >
        {words}
      </Link>
    </li>
  );
}
