import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading, PageLoading } from '../../ui/loading.tsx';
import { useNavigate, usePathParts } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { ProductDetails } from './product-details.tsx';
import { useProductPageTexts } from './product-page.texts.ts';

export function ProductScreen() {
  const { slug } = usePathParts('/product/:slug');
  const { home, shell } = useMessages();
  const products = useQuery(productsQuery);
  const [seen, setSeen] = useState<Product | null>(null);

  if (products.isPending) {
    return (
      <PageLoading>
        <Loading label={shell.loading} />
      </PageLoading>
    );
  }
  if (!products.data) {
    return (
      <div className="page-width min-h-[60vh] py-16">
        <LoadFailed
          message={home.productsNotLoaded}
          retryLabel={shell.tryAgain}
          onRetry={() => products.refetch()}
        />
      </div>
    );
  }

  const offered = products.data.find((candidate) => candidate.slug === slug);
  if (offered && offered !== seen) setSeen(offered);
  if (offered) return <ProductDetails product={offered} />;
  // Whoever is reading about it, or filling its box, is told that it went off sale, not thrown out.
  return seen && seen.slug === slug ? <ProductDetails product={seen} isOffSale /> : <UnknownProduct />;
}

/** Says so and leads back to the shop window. */
function UnknownProduct() {
  const text = useProductPageTexts();
  const navigate = useNavigate();

  useEffect(() => {
    const words = { title: text.notFound, message: text.notFoundMessage };
    toast({ ...words, variant: 'destructive', outlivesPage: true });
    navigate('/', { replace: true });
  }, [text, navigate]);

  return null;
}
