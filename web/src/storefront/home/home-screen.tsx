import { Hero } from './hero.tsx';
import { ProductsSection } from './products-section.tsx';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <ProductsSection />
    </>
  );
}
