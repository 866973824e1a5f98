import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupProblem } from '../startup-problem.ts';

const run = promisify(execFile);

/** As whom PostgreSQL's programs are started. */
export type Runner = {
  /** A command that starts the real one, or nothing. */
  wrapper: readonly string[];
  /** The user to become, where that is not the one running the shop. */
  owner: Account | null;
};
type Account = { uid: number; gid: number };

const ourselves: Runner = { wrapper: [], owner: null };
/** In a user namespace of its own root looks like user 1, yet keeps its rights to files and folders. */
const namespaced: Runner = {
  wrapper: ['unshare', '--user', '--map-user=1', '--map-group=1', '--'],
  owner: null,
};

/** PostgreSQL refuses to run as root, so root starts it in another guise. */
export async function chooseRunner(cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return ourselves;

  const owner = await ownerOf(cluster);
  if (owner && owner.uid !== 0) return { wrapper: [], owner };
  if (await namespacesWork()) return namespaced;

  const account = owner ? null : await accountOf('postgres');
  if (account) return { wrapper: [], owner: account };
  throw new StartupProblem(
    'PostgreSQL cannot be run by root on this machine; start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL 14 or newer.',
  );
}

async function ownerOf(folder: string): Promise<Account | null> {
  return stat(folder).catch(() => null);
}

async function namespacesWork(): Promise<boolean> {
  const [command = '', ...options] = namespaced.wrapper;
  return run(command, [...options, 'true']).then(
    () => true,
    () => false,
  );
}

async function accountOf(name: string): Promise<Account | null> {
  const number = async (option: string) => Number((await run('id', [option, name])).stdout);
  try {
    return { uid: await number('-u'), gid: await number('-g') };
  } catch {
    return null;
  }
}

/** How to start a program through the runner, from a folder every user may be in. */
export function startedBy({ wrapper, owner }: Runner, program: string, options: readonly string[]) {
  const [file = program, ...args] = [...wrapper, program, ...options];
  return { file, args, options: { cwd: '/', ...(owner ?? {}) } };
}
