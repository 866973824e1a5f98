import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { BatchesTab } from './batches/batches-tab.tsx';
import { DeliveryMethods } from './batches/methods/delivery-methods.tsx';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { answerCalls, renderInOffice } from './orders/orders.testing.tsx';
import { BoxLabelsScreen } from './print/box-labels-screen.tsx';
import { KitchenSheetScreen } from './print/kitchen-sheet-screen.tsx';
import { PackingSlipsScreen } from './print/packing-slips-screen.tsx';
import { ProductsTab } from './products/products-tab.tsx';

const nothing = {
  products: [],
  categories: [],
  batches: [],
  methods: [],
  deliveryMethods: [],
  templates: [],
  orders: [],
};

it.each<[string, ComponentType, { button: string; dialog: string }]>([
  ['products', ProductsTab, { button: 'Add your first product', dialog: 'Add Product' }],
  ['categories', CategoriesTab, { button: 'Add your first category', dialog: 'Add Category' }],
  ['batches', BatchesTab, { button: 'Plan your first date', dialog: 'New Batch' }],
  ['methods', DeliveryMethods, { button: 'Add your first delivery method', dialog: 'Add Delivery Method' }],
])('without %s the screen has the button that fills it', async (_, Screen, { button, dialog }) => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: dialog });
});

it.each<[string, ComponentType]>([
  ['kitchen sheet', KitchenSheetScreen],
  ['packing slips', PackingSlipsScreen],
  ['box labels', BoxLabelsScreen],
])('without orders the %s says what comes there, and where to begin', async (_, Screen) => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<Screen />);
  await screen.findByText('Once customers have ordered for a date, what to bake and to pack comes here.');
  const begin = screen.getByRole('link', { name: 'Plan dates in Batch Management' });
  expect(begin.getAttribute('href')).toBe('/admin?tab=batch-management');
});
