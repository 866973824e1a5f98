import type { Product } from '@mooncake/domain/catalog/product';

/** What every dialog that fills a box is given. */
export type ConfiguratorProps = { product: Product; onClose: () => void };
