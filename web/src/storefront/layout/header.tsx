import { useMessages } from '../../i18n/language-context.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CartButton } from './cart-button.tsx';
import { HeaderLink } from './header-link.tsx';
import { ShopMark } from './shop-mark.tsx';

/** The bar on top of every page; over the hero's sky it starts clear and turns night-blue on scroll. */
export function Header({ isOverSky }: { isOverSky: boolean }) {
  const text = useMessages().shell;

  return (
    <header className={classNames('site-header sticky top-0 z-40', isOverSky && 'site-header-over-sky')}>
      <div className="page-width flex h-(--header-height) items-center gap-2 md:gap-3">
        <ShopMark />
        <nav aria-label={text.navigation} className="ml-auto flex shrink-0 items-center gap-1.5 md:gap-3">
          <LanguageSwitch />
          <HeaderLink to="/check-status" icon="parcel" name={text.checkStatus} word={text.statusWord} />
          <CartButton />
        </nav>
      </div>
    </header>
  );
}
