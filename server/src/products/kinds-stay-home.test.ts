import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = ['domain/src', 'server/src', 'web/src'];

/** Where one kind of product may be called by its name. */
const home = [
  /^domain\/src\/products\/kinds\//,
  // Its screens, and the lists that name them.
  /^web\/src\/storefront\/configure\/(yam\/|kind-dialogs\.ts$)/,
  /^web\/src\/admin\/orders\/create\/(yam-form|kind-forms)\.tsx$/,
  // Words.
  /^web\/src\/i18n\//,
  /(?:^|[/.-])texts?\.tsx?$/,
  /^server\/src\/staff\/common-passwords\.json$/,
  // What a new shop is furnished with, and the steps old databases took.
  /^server\/src\/database\/(seed|generate|migrations)\//,
  /^domain\/src\/delivery\/default-delivery-methods\.ts$/,
  /\.(test|testing)\.tsx?$/,
];

/** The specification's own name of a slot's field; rows and requests keep it, rules ask `isOwnSlot`. */
const edge = [
  'domain/src/delivery/delivery-method.ts',
  'domain/src/delivery/slot-admin.contract.ts',
  'server/src/batches/slots/time-slots.ts',
  'server/src/database/tables/delivery.ts',
  'server/src/stock/find-slots.ts',
];
const edgeName = /requires_?teochew_?yam/gi;

const knowsKind = /yam|mochi/i;

test('no file but a kind and its screens knows the kind by its name', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  expect(files.length).toBeGreaterThan(500);

  const strangers = files.filter((file) => {
    if (home.some((place) => place.test(file))) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return knowsKind.test(file) || knowsKind.test(edge.includes(file) ? text.replaceAll(edgeName, '') : text);
  });
  expect(strangers).toEqual([]);
});
