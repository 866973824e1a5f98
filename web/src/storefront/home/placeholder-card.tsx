import { useMessages } from '../../i18n/language-context.ts';
import { NoPicture } from '../../shared/catalogue/no-picture.tsx';
import { Picture } from '../../shared/catalogue/picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { En, Zh } from '../../ui/language-run.tsx';

export type ShownProduct = { name: string; nameZh: string; imageUrl: string | null };

const handmade: ShownProduct = { name: 'Handmade Mooncakes', nameZh: '手工月饼', imageUrl: null };

export const PlaceholderCard = () => <UnorderableCard {...handmade} />;

/** What stands in the shop window while the catalogue is away: to be looked at, never ordered, so without a price. */
export function UnorderableCard({ name, nameZh, imageUrl }: ShownProduct) {
  const { home, product } = useMessages();
  return (
    <Card as="article" className="flex flex-col">
      <div className="aspect-4/3 overflow-hidden">
        {imageUrl === null ? (
          <NoPicture />
        ) : (
          <Picture url={imageUrl} alt="" sizes="(min-width: 768px) 46vw, 92vw" />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 md:p-6">
        <div>
          <h3 className="text-xl">
            <En>{name}</En>
          </h3>
          <Zh className="text-muted">{nameZh}</Zh>
        </div>
        <p className="text-muted">{home.placeholderHint}</p>
        <div className="mt-auto grid gap-3 pt-1 md:grid-cols-[auto_1fr]">
          <Button look="outline" className="order-last min-h-12 md:order-first" disabled>
            {product.viewDetails}
          </Button>
          <Button className="min-h-12" disabled>
            {product.quickAdd}
          </Button>
        </div>
      </div>
    </Card>
  );
}
