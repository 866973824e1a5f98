import type { ComponentProps } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Drawing, FirstPageIcon } from '../../ui/first-page-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

/** A new icon has to be listed before this compiles. */
const icons: Record<ComponentProps<typeof Icon>['name'], true> = {
  bag: true,
  parcel: true,
  left: true,
  right: true,
  close: true,
  plus: true,
  minus: true,
  bin: true,
  enlarge: true,
  warning: true,
  check: true,
  copy: true,
};

const isIcon = (name: string): name is keyof typeof icons => name in icons;

export function PiecesPart({ text }: { text: GalleryTexts }) {
  return (
    <>
      <div className="gallery-row">
        <Badge>{text.off}</Badge>
        <Badge look="pill" className="bg-amber-wash text-crust-deep">
          {text.off}
        </Badge>
        <Badge look="pill" className="bg-jade text-on-jade">
          {text.active}
        </Badge>
        <Badge look="pill" className="bg-seal text-on-seal">
          {text.off}
        </Badge>
        <span className="gallery-night">
          <Badge look="onNight">{text.pickup}</Badge>
        </span>
      </div>
      <div className="gallery-row">
        {Object.keys(icons)
          .filter(isIcon)
          .map((name) => (
            <Icon key={name} name={name} className="size-6" />
          ))}
        <FirstPageIcon name="bag" className="size-6" />
        <Drawing path="M4 12h16M12 4v16" className="size-6" />
      </div>
      <p>
        <En>Mooncakes</En> <Zh>月饼</Zh>
      </p>
      <div className="gallery-grid">
        <Card className="p-4.5">{text.sample}</Card>
        <StatCard label={text.orders} value="128" />
        <StatCard label={text.orders} value="RM 6,144.00" hint={text.hint} />
      </div>
      <SectionCard title={text.products} aside={<Badge>12</Badge>}>
        {text.sample}
      </SectionCard>
    </>
  );
}
