import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isSwiftInstalled } from '../../../server/src/testing/swift.testing.ts';

export type Programs = { etcd: string; patroni: string; haproxy: string; postgresFolder: string };

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Where Debian keeps PostgreSQL's programs, of the newest version there is. */
function findPostgres(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Number.isInteger) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(home, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

/** What the rehearsal is made of, or the names of Debian's packages that are missing. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const [etcd, patroni, haproxy, postgresFolder] = [
    find('etcd'),
    find('patroni'),
    find('haproxy'),
    findPostgres(),
  ];
  if (etcd && patroni && haproxy && postgresFolder && isSwiftInstalled) {
    return { programs: { etcd, patroni, haproxy, postgresFolder } };
  }
  return {
    missing: [
      ...(postgresFolder ? [] : ['postgresql']),
      ...(etcd ? [] : ['etcd-server']),
      ...(patroni ? [] : ['patroni']),
      ...(haproxy ? [] : ['haproxy']),
      ...(isSwiftInstalled ? [] : ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']),
    ],
  };
}
