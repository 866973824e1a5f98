/** One mochi box at the first place, date and time on offer. */
export async function choosePickup(url: string) {
  const read = async (path: string) => (await fetch(`${url}/api/${path}`)).json();
  const { products } = await read('products');
  const product: { id: string; priceSen: number } = products.find(
    ({ slug }: { slug: string }) => slug === 'mochi-snowskin',
  );
  const { deliveryMethods } = await read('delivery-methods');
  const deliveryMethodId: string = deliveryMethods[0].id;
  const { batches } = await read(`availability?deliveryMethodId=${deliveryMethodId}`);
  const batchId: string = batches[0].batchId;
  const { timeSlots } = await read(`time-slots?deliveryMethodId=${deliveryMethodId}&batchId=${batchId}`);
  const slot = timeSlots.find((one: { requiresTeochewYam: boolean }) => !one.requiresTeochewYam);
  const timeSlotId: string = slot.id;
  return { product, deliveryMethodId, batchId, timeSlotId };
}
