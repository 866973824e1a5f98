import { describe, expect, it } from 'vitest';
import { boxProduct, yamProduct } from '../products/product.testing.ts';
import { boxOf, yamBoxOf } from './cart.testing.ts';
import { catalogueChoice } from './catalogue-choice.ts';

describe('catalogueChoice', () => {
  it('names the flavours of a box as the catalogue does, by position', () => {
    const box = boxOf('C1Y', 'S2', 'C1', 'S2');
    const shuffled = { ...box, selections: box.selections.toReversed() };
    expect(catalogueChoice(boxProduct, shuffled)).toMatchObject({
      selections: [
        { position: 1, code: 'C1Y', flavor: 'Pure Lotus', hasYolk: true, category: 'Traditional' },
        { position: 2, code: 'S2', flavor: 'Red Bean', hasYolk: false, category: 'Shanghai' },
        { position: 3, code: 'C1', flavor: 'Pure Lotus', hasYolk: false },
        { position: 4, code: 'S2', flavorZh: '红豆' },
      ],
    });
  });

  it('joins the pieces of a yam box and forgets prices that were sent', () => {
    const sent = yamBoxOf(4, { Y2: 1, Y1: 2 });
    const cheap = sent.flavors.map((flavour) => ({ ...flavour, flavorName: 'Gold', priceSen: 1 }));
    const twice = { ...sent, flavors: [...cheap, ...cheap.slice(0, 1)] };
    expect(catalogueChoice(yamProduct, twice)).toMatchObject({
      boxSize: 4,
      flavors: [
        { flavorId: 'Y1', flavorName: 'Yam With Yolk', priceSen: 1800, quantity: 2 },
        { flavorId: 'Y2', flavorName: 'Yam Without Yolk', priceSen: 1700, quantity: 2 },
      ],
    });
  });

  it('keeps the older way of writing yam pieces, with the names offered today', () => {
    const choice = catalogueChoice(yamProduct, {
      type: 'teochew_yam_special',
      selections: { Y1: 2, Y3: 0 },
      availableFlavors: [{ id: 'Y1', name: 'Gold', nameZh: '', hasYolk: false }],
    });
    expect(choice).toMatchObject({ selections: { Y1: 2 } });
    expect(choice).toMatchObject({ type: 'teochew_yam_special' });
    expect(choice).toHaveProperty('availableFlavors.0.name', 'Yam With Yolk');
    expect(choice).not.toHaveProperty('selections.Y3');
  });

  it('has nothing to say about a plain product', () => {
    expect(catalogueChoice(boxProduct, null)).toBeNull();
  });
});
