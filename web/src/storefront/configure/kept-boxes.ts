/** Boxes somebody began and left, by product: closing the dialog asks nothing, because nothing is lost. */
export function keepBoxes<Box>() {
  const kept = new Map<string, Box>();
  return {
    begun: (productId: string) => kept.get(productId),
    keep(productId: string, box: Box) {
      kept.set(productId, box);
    },
    forget(productId: string) {
      kept.delete(productId);
    },
  };
}
