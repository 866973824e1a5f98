import type { Product } from '@mooncake/domain/products/product';

/** What every dialog that fills a box is given. */
export type ConfiguratorProps = { product: Product; onClose: () => void };
