import { type ShownProduct, UnorderableCard } from './placeholder-card.tsx';

/** What we are known for, with pictures of our own: a shelf whose answer cannot be read still shows something. */
const knownFor: readonly ShownProduct[] = [
  { name: 'Shanghai Mooncakes', nameZh: '上海月饼', imageUrl: '/pictures/shanghai-mooncakes.webp' },
  { name: 'Traditional Mooncake', nameZh: '传统月饼', imageUrl: '/pictures/traditional-mooncake.webp' },
];

export const FallbackCards = () =>
  knownFor.map((product) => <UnorderableCard key={product.name} {...product} />);
