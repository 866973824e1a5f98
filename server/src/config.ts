import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { StartupProblem } from './database/startup-problem.ts';
import { parseS3Address } from './storage/s3/s3-address.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['demo', 'shop', 'none'] as const;

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Null: the server runs its own PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** The same database past a connection pooler; null where there is none in between. */
  databaseListenUrl: string | null;
  /** Where uploaded files live: a folder or a bucket. */
  storageUrl: URL;
  /** Scheme and host of the shop as customers see it, without a trailing slash. */
  publicUrl: string;
  seed: (typeof seeds)[number];
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number;
  logLevel: (typeof logLevels)[number];
  /** Who is invited first, as long as nobody can sign in. */
  adminEmail: string;
  /** Whether receipts are read where the packages for it are installed. */
  readsReceipts: boolean;
  /** What whoever collects metrics from another machine has to know; null: nobody can. */
  metricsToken: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Every variable with its default as a person would write it: `npm run docs` makes the tables of the documentation of it.
 * @public
 */
export const variables = {
  PORT: { usually: '`3000`', meaning: 'the port the server listens on' },
  HOST: { usually: '`127.0.0.1`', meaning: 'the address it listens on; `0.0.0.0` for all of them' },
  PUBLIC_URL: {
    usually: '`http://HOST:PORT`',
    meaning: 'the address customers see; `https` switches HSTS on',
  },
  DATA_DIR: { usually: '`./data`', meaning: 'the embedded database, uploaded files and logs' },
  DATABASE_URL: { usually: '', meaning: 'any PostgreSQL 14 or newer instead of the embedded one' },
  DATABASE_LISTEN_URL: {
    usually: '`DATABASE_URL`',
    meaning:
      'the same database past a pooler: `LISTEN`, migrations and commands need a connection of their own',
  },
  STORAGE_URL: {
    usually: '`DATA_DIR/files`',
    meaning: 'where files are kept: `file:///folder`, or `s3://KEY:SECRET@host/bucket` of any S3 store',
  },
  SEED: {
    usually: '`demo`',
    meaning:
      '`shop` for the demo shop without its invented orders, `none` for a bare one; used on the very first start only',
  },
  TRUST_PROXY: {
    usually: '`false`',
    meaning: '`true` behind one reverse proxy that sets `X-Forwarded-For`, or the number of proxies',
  },
  LOG_LEVEL: { usually: '`info`', meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`' },
  ADMIN_EMAIL: { usually: '`owner@example.com`', meaning: 'who the first invitation is for' },
  READ_RECEIPTS: {
    usually: '`on`',
    meaning:
      '`off` leaves receipts unread though the reader is installed; it takes 200 to 400 MB while it works',
  },
  METRICS_TOKEN: {
    usually: '',
    meaning:
      'with it `/api/metrics` also answers other machines (`Authorization: Bearer ...`), and behind a proxy at all; at least 16 characters',
  },
} as const satisfies Record<string, { usually: string; meaning: string }>;
type Variable = keyof typeof variables;
/** Never repeated, however wrong. */
const secrets: ReadonlySet<Variable> = new Set(['METRICS_TOKEN'] as const);

/** The settings this process was started with; the environment is read here alone. */
export function readOwnConfig(projectRoot: string): Config {
  return readConfig(process.env, projectRoot);
}

/** Reads every setting, or throws one StartupProblem that lists all mistakes at once. */
export function readConfig(environment: Environment, projectRoot: string): Config {
  const problems: string[] = [];
  const given = (name: Variable) => environment[name]?.trim() || undefined;

  function read<Value>(
    name: Variable,
    fallback: Value,
    parse: (text: string) => Value | undefined,
    rule: string,
  ) {
    const text = given(name);
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value === undefined)
      problems.push(`${name} must be ${rule}; it is "${secrets.has(name) ? '***' : hideSecrets(text)}".`);
    return value ?? fallback;
  }

  const port = read('PORT', 3000, parsePort, 'a port number from 1 to 65535');
  const host = given('HOST') ?? '127.0.0.1';
  const dataDir = resolve(projectRoot, given('DATA_DIR') ?? 'data');
  const config: Config = {
    port,
    host,
    dataDir,
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      parseDatabaseUrl,
      'an address like postgres://user:password@host:5432/name',
    ),
    databaseListenUrl: read<string | null>(
      'DATABASE_LISTEN_URL',
      null,
      parseDatabaseUrl,
      'an address like postgres://user:password@host:5432/name',
    ),
    storageUrl: read(
      'STORAGE_URL',
      pathToFileURL(resolve(dataDir, 'files')),
      parseStorageUrl,
      'a folder written as file:///path/to/files, or a bucket as s3://KEY:SECRET@host/bucket (other kinds of storage are not supported)',
    ),
    publicUrl: read(
      'PUBLIC_URL',
      defaultPublicUrl(host, port),
      parsePublicUrl,
      'an address like https://shop.example.com, without a path',
    ),
    seed: read('SEED', 'demo', oneOf(seeds), '"demo", "shop" or "none"'),
    trustedProxies: read(
      'TRUST_PROXY',
      0,
      parseProxies,
      'the number of proxies in front of the server, or "true" for one',
    ),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
    adminEmail: read('ADMIN_EMAIL', 'owner@example.com', parseEmail, 'an email address'),
    readsReceipts: read('READ_RECEIPTS', 'on', oneOf(['on', 'off'] as const), '"on" or "off"') === 'on',
    metricsToken: read<string | null>(
      'METRICS_TOKEN',
      null,
      parseToken,
      'at least 16 letters, digits or signs without a space',
    ),
  };

  if (config.databaseListenUrl !== null && given('DATABASE_URL') === undefined) {
    problems.push('DATABASE_LISTEN_URL goes with DATABASE_URL, which is not set.');
  }
  if (problems.length > 0) throw new StartupProblem(problems.join('\n'));
  return config;
}

function parsePort(text: string) {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

function parseDatabaseUrl(text: string) {
  const url = parseUrl(text);
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : undefined;
}

function parseStorageUrl(text: string) {
  const url = parseUrl(text);
  if (url && parseS3Address(url)) return url;
  if (url?.protocol !== 'file:') return undefined;
  try {
    fileURLToPath(url);
    return url;
  } catch {
    return undefined;
  }
}

function parsePublicUrl(text: string) {
  const url = parseUrl(text);
  const isPlain = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isPlain && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined;
}

function parseProxies(text: string) {
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  return /^\d$/.test(text) ? Number(text) : undefined;
}

function parseEmail(text: string) {
  return z.safeParse(z.email(), text).data;
}

function parseToken(text: string) {
  return /^[!-~]{16,}$/.test(text) ? text : undefined;
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string) => choices.find((choice) => choice === text);
}

function parseUrl(text: string) {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A server that listens on every address is reached by the machine's own name. */
function defaultPublicUrl(host: string, port: number) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A mistyped address must not print its password, whatever signs it has. */
function hideSecrets(text: string) {
  return text.replace(/:(?!\/\/).*@/, ':***@');
}
