import { readFileSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chooseRunner, startedBy } from '../../../server/src/database/embedded/choose-runner.ts';
import { patroniConfig } from './patroni-config.ts';
import type { Programs } from './programs.ts';
import { childrenOf, killAll, type Running, type Stage, until } from './stage.ts';

/** One of three machines: a PostgreSQL, the Patroni that minds it, and an etcd. */
export type Machine = {
  name: string;
  ports: { postgres: number; patroni: number; etcd: number; etcdPeers: number };
  folder: string;
  etcd: Running | null;
  patroni: Running | null;
};

export type DatabaseMachines = {
  machines: readonly Machine[];
  /** Waits until one is the primary, another has all it has, and the third follows. */
  settled: () => Promise<void>;
  findPrimary: () => Promise<Machine>;
  /** PostgreSQL alone, with everything it is doing. */
  killPostgres: (machine: Machine) => void;
  /** All that runs on it. */
  killMachine: (machine: Machine) => Promise<void>;
  startMachine: (machine: Machine) => void;
  /** Whether the etcd on it is the one that counts the seconds: with it they are counted from the start by another. */
  leadsEtcd: (machine: Machine) => Promise<boolean>;
};

const etcdSchema = z.object({ header: z.object({ member_id: z.string() }), leader: z.string() });
const membersSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

export async function startDatabaseMachines(
  stage: Stage,
  programs: Programs,
  { isGuardOut }: { isGuardOut: boolean },
): Promise<DatabaseMachines> {
  const machines: Machine[] = [];
  for (const name of ['machine-1', 'machine-2', 'machine-3']) {
    const ports = {
      postgres: await stage.takePort(),
      patroni: await stage.takePort(),
      etcd: await stage.takePort(),
      etcdPeers: await stage.takePort(),
    };
    const folder = join(stage.folder, name);
    await mkdir(folder, { mode: 0o700 });
    machines.push({ name, ports, folder, etcd: null, patroni: null });
  }
  const runner = await chooseRunner(join(stage.folder, 'postgres'));
  const etcds = machines.map(({ ports }) => `127.0.0.1:${ports.etcd}`);
  for (const machine of machines) {
    const config = patroniConfig(machine, etcds, { postgresFolder: programs.postgresFolder, isGuardOut });
    await writeFile(join(machine.folder, 'patroni.yaml'), config);
    if (runner.owner) await chown(machine.folder, runner.owner.uid, runner.owner.gid);
  }

  const startMachine = (machine: Machine) => {
    machine.etcd = startEtcd(stage, programs, machine, machines);
    const config = join(machine.folder, 'patroni.yaml');
    const { file, args, options } = startedBy(runner, programs.patroni, [config]);
    machine.patroni = stage.start(`${machine.name}-patroni`, file, args, options);
  };
  const killPostgres = (machine: Machine) => killAll(postgresPids(machine));
  stage.atEnd(() => {
    for (const machine of machines) killPostgres(machine);
  });
  for (const machine of machines) startMachine(machine);

  const members = async () => {
    for (const { ports } of machines) {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`).catch(() => null);
      const parsed = answer && z.safeParse(membersSchema, await answer.json().catch(() => null));
      if (parsed?.success) return parsed.data.members;
    }
    return [];
  };
  return {
    machines,
    startMachine,
    killPostgres,
    async settled() {
      await until('a primary with two followers', async () => {
        const found = await members();
        const inRole = (role: string) =>
          found.filter((member) => member.role === role && ['running', 'streaming'].includes(member.state));
        return (
          inRole('leader').length === 1 &&
          inRole('sync_standby').length === 1 &&
          inRole('replica').length === 1
        );
      });
    },
    async findPrimary() {
      for (const machine of machines) {
        const answer = await fetch(`http://127.0.0.1:${machine.ports.patroni}/primary`).catch(() => null);
        if (answer?.ok) return machine;
      }
      throw new Error('There is no primary.');
    },
    async leadsEtcd({ ports }) {
      const address = `http://127.0.0.1:${ports.etcd}/v3/maintenance/status`;
      const answer = await fetch(address, { method: 'POST', body: '{}' });
      const { header, leader } = z.parse(etcdSchema, await answer.json());
      return header.member_id === leader;
    },
    async killMachine(machine) {
      const postgres = postgresPids(machine);
      // Whoever minds goes first, or it would see the others go.
      killAll([machine.patroni?.pid ?? 0, ...postgres, machine.etcd?.pid ?? 0]);
      await until(
        `${machine.name} to be gone`,
        () => !machine.patroni?.isRunning() && !machine.etcd?.isRunning(),
      );
    },
  };
}

function startEtcd(
  stage: Stage,
  { etcd }: Programs,
  machine: Machine,
  machines: readonly Machine[],
): Running {
  const client = `http://127.0.0.1:${machine.ports.etcd}`;
  const peer = ({ ports }: Machine) => `http://127.0.0.1:${ports.etcdPeers}`;
  return stage.start(
    `${machine.name}-etcd`,
    etcd,
    [
      `--name=${machine.name}`,
      `--data-dir=${join(machine.folder, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer(machine)}`,
      `--initial-advertise-peer-urls=${peer(machine)}`,
      `--initial-cluster=${machines.map((one) => `${one.name}=${peer(one)}`).join(',')}`,
      // Half as long as usual, for machines in one place: a new leader counts the primary's time anew.
      '--heartbeat-interval=100',
      '--election-timeout=500',
    ],
    // Debian builds it for processors on which its authors do not test it; it asks whether that is meant.
    { env: { ETCD_UNSUPPORTED_ARCH: process.arch } },
  );
}

/**
 * PostgreSQL outlives the Patroni that started it, so its own note says who it is; the note also outlives a PostgreSQL that
 * was killed, and its number may be another program's by then.
 */
function postgresPids({ folder }: Machine): number[] {
  try {
    const postmaster = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
    const command = readFileSync(`/proc/${postmaster}/cmdline`, 'utf8');
    return command.includes(folder) ? [postmaster, ...childrenOf(postmaster)] : [];
  } catch {
    return [];
  }
}
