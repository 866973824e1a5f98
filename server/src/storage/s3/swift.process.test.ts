import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSwiftInstalled, type Swift, startSwift } from '../../testing/swift.testing.ts';
import { testFilePort } from '../file-port.testing.ts';
import { openStorage } from '../open-storage.ts';
import { randomName } from '../stored-name.ts';

if (isSwiftInstalled) {
  let swift: Swift | undefined;
  let folder = '';
  let opened = 0;
  beforeAll(async () => {
    // Not where the other tests are: memory keeps no extended attributes.
    folder = await mkdtemp(join(tmpdir(), 'shop-swift-'));
    // Even a short list has a second page.
    swift = await startSwift(folder, { pageSize: 5 });
  });
  afterAll(async () => {
    await swift?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A place of its own in the same bucket. */
  const open = async (change: (address: string) => string = (address) => address) => {
    if (!swift) throw new Error('Swift did not start.');
    opened += 1;
    const storageUrl = new URL(change(swift.url.href.replace('/kept/', `/kept-${opened}/`)));
    return openStorage({ storageUrl, dataDir: folder });
  };
  testFilePort('Swift', () => open());

  test('Swift lets nobody in with a wrong secret, and knows no other bucket', async () => {
    await expect(open((address) => address.replace('swift-secret', 'guessed'))).rejects.toThrow(
      '403 SignatureDoesNotMatch',
    );
    await expect(open((address) => address.replace('/shop/', '/other/'))).rejects.toThrow('404 NoSuchBucket');
    const storage = await open();
    expect(await storage.read(randomName('private', 'jpg'))).toBeNull();
  });
} else {
  test.skip('files in OpenStack Swift: not installed (Debian: swift-proxy swift-account swift-container swift-object)', () =>
    undefined);
}
