import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './shop-test.ts';

type OwnShop = { url: string; adminToken: string };
type Seed = 'shop' | 'demo';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * A shop of the journey's own, with its own database: for what would change the shop under every
 * other journey, like how customers pay.
 */
export const test = base.extend<
  { asAdmin: () => Promise<void> },
  { seed: Seed; readsReceipts: boolean; ownShop: OwnShop }
>({
  seed: ['shop', { scope: 'worker', option: true }],
  readsReceipts: [false, { scope: 'worker', option: true }],
  ownShop: [
    async ({ seed, readsReceipts }, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4310) + 1 + parallelIndex;
      const { shop, stop } = await openShop(port, {
        SEED: seed,
        READ_RECEIPTS: readsReceipts ? 'on' : 'off',
      });
      await use(shop);
      await stop();
    },
    // An end to waiting, not a measure of speed: on a busy machine a shop takes its time to open.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
  asAdmin: async ({ context, ownShop }, use) => {
    await use(async () => {
      const cookie = { name: 'staff_session', value: ownShop.adminToken, url: ownShop.url };
      await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
    });
  },
});

async function openShop(port: number, wishes: Record<'SEED' | 'READ_RECEIPTS', string>) {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: '',
    DATA_DIR: join(tmpdir(), `own-shop-${port}`),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...wishes,
  };
  const server = spawn(process.execPath, ['serve.mjs'], { cwd: path('..'), env, stdio: 'ignore' });
  const adminToken = await untilReady(url, server)
    .then(() => joinAsOwner(url, env))
    .catch((error: unknown) => {
      // The next journey that wants a shop finds its port free.
      server.kill('SIGKILL');
      throw error;
    });
  return {
    shop: { url, adminToken },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function joinAsOwner(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const printed = execFileSync(
    process.execPath,
    [path('../../server/dist/admin-command.js'), 'invite', 'owner@journeys.example', '--role', 'admin'],
    { env, encoding: 'utf8' },
  );
  return joinAndSignIn(url, /token=([\w-]+)/.exec(printed)?.[1] ?? '');
}

async function untilReady(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop of this journey did not start.');
}

async function joinAndSignIn(url: string, token: string): Promise<string> {
  const password = randomUUID();
  const post = (door: string, body: object) =>
    fetch(`${url}/api/staff/${door}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('signup', { token, name: 'Owner', password, confirmation: password });
  const answer = await post('sign-in', { email: 'owner@journeys.example', password });
  const session = /staff_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (!session) throw new Error('Signing in gave no session.');
  return session;
}
