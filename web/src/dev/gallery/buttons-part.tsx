import { type ComponentProps, useState } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

type ButtonProps = ComponentProps<typeof Button>;
const looks = ['primary', 'outline', 'danger', 'quiet'] satisfies ButtonProps['look'][];
const looksOnNight = ['gold', 'onNight'] satisfies ButtonProps['look'][];
const sizes = ['small', 'compact', 'normal', 'large'] satisfies ButtonProps['size'][];

export function ButtonsPart({ text }: { text: GalleryTexts }) {
  const [tab, setTab] = useState<'orders' | 'products' | 'batches'>('orders');
  return (
    <>
      {looks.map((look) => (
        <Looks key={look} look={look} text={text} />
      ))}
      <div className="gallery-night">
        {looksOnNight.map((look) => (
          <Looks key={look} look={look} text={text} />
        ))}
      </div>
      <div className="gallery-row">
        <ButtonLink to="/dev/gallery">{text.open}</ButtonLink>
        <Link to="/dev/gallery" className="text-crust underline underline-offset-4">
          {text.open}
        </Link>
        <Button look="outline">
          <Icon name="close" />
          <VisuallyHidden>{text.close}</VisuallyHidden>
        </Button>
        <BusyButton look="outline" onPress={() => new Promise((resolve) => setTimeout(resolve, 2000))}>
          {text.retry}
        </BusyButton>
      </div>
      <TabList
        label={text.title}
        tabs={(['orders', 'products', 'batches'] as const).map((name) => ({ name, label: text[name] }))}
        chosen={tab}
        onChoose={setTab}
        panelId="gallery-tab"
      />
      <p id="gallery-tab" role="tabpanel" aria-label={text[tab]}>
        {text[tab]}
      </p>
    </>
  );
}

function Looks({ look, text }: { look: ButtonProps['look']; text: GalleryTexts }) {
  return (
    <div className="gallery-row">
      {sizes.map((size) => (
        <Button key={size} look={look} size={size}>
          {text.save}
        </Button>
      ))}
      <Button look={look} disabled>
        {text.off}
      </Button>
      <Button look={look} aria-busy aria-disabled>
        {text.busy}
      </Button>
    </div>
  );
}
