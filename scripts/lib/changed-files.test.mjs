import { expect, test } from 'vitest';
import { testsOf } from './changed-files.mjs';

const tests = new Map([
  ['server/src/app.test.ts', "import { createTestApp } from './app.testing.ts';"],
  ['server/src/orders/lookup.test.ts', "import { createTestApp } from '../app.testing.ts';"],
  ['server/src/orders/admin/list.test.ts', "import { formatRinggit } from '@mooncake/domain/money';"],
  ['web/src/cart/cart.test.tsx', "import { formatRinggit } from '@mooncake/domain/money';"],
  ['web/src/home/home.test.tsx', "import { Home } from './home.tsx';"],
]);

test.each([
  ['what lies in the folder of a change', ['server/src/orders/look-up.ts'], [1, 2]],
  ['only the folder below', ['server/src/orders/admin/list-orders.ts'], [2]],
  ['what imports a rule', ['domain/src/money.ts'], [2, 3]],
  ['what imports a file at the top, not all there is', ['server/src/app.testing.ts'], [0, 1]],
  ['a test itself', ['web/src/home/home.test.tsx'], [4]],
  ['nothing of a document', ['README.md', 'docs/decisions.md'], []],
  ['nothing when nothing changed', [], []],
])('%s', (_title, changed, expected) => {
  const all = [...tests.keys()];
  expect(testsOf(changed, tests)).toEqual(expected.map((at) => all[at]));
});
