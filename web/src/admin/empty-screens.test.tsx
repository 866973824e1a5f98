import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { it } from 'vitest';
import { BatchesTab } from './batches/batches-tab.tsx';
import { DeliveryMethods } from './batches/methods/delivery-methods.tsx';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { answerCalls, renderInOffice } from './orders/orders.testing.tsx';
import { ProductsTab } from './products/products-tab.tsx';

const nothing = {
  products: [],
  categories: [],
  batches: [],
  methods: [],
  deliveryMethods: [],
  templates: [],
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
