import { testFilePort } from './file-port.testing.ts';
import { openStore, stores } from './stores.testing.ts';

for (const kind of stores) testFilePort(kind, async () => (await openStore(kind)).storage);
