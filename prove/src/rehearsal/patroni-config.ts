import { join } from 'node:path';

export const superuser = { name: 'postgres', password: 'rehearsal-superuser' };

/**
 * How long a primary's machine may be dead or cut off until another takes over. `ttl` must be at least `loopWait` and twice
 * `retryTimeout` together; a pause of etcd longer than `retryTimeout` takes the primary's role away for nothing.
 */
const patience = { ttl: 5, loopWait: 1, retryTimeout: 2 };

type Place = { name: string; folder: string; ports: { postgres: number; patroni: number } };

/** The primary confirms before anybody has it, itself included. */
const hastyConfirmation = 'synchronous_commit: off\n        wal_writer_delay: 10s';

/** The file one Patroni is started with; docs/operations.md says why each setting is as it is. */
export function patroniConfig(
  { name, folder, ports }: Place,
  etcds: readonly string[],
  { postgresFolder, isGuardOut }: { postgresFolder: string; isGuardOut: boolean },
): string {
  return `
scope: shop
name: ${name}
restapi:
  listen: 127.0.0.1:${ports.patroni}
  connect_address: 127.0.0.1:${ports.patroni}
etcd3:
  hosts: [${etcds.map((etcd) => `"${etcd}"`).join(', ')}]
bootstrap:
  dcs:
    ttl: ${patience.ttl}
    loop_wait: ${patience.loopWait}
    retry_timeout: ${patience.retryTimeout}
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 100
        shared_buffers: 64MB
        ${isGuardOut ? hastyConfirmation : 'synchronous_commit: on'}
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
watchdog:
  mode: 'off'
postgresql:
  listen: 127.0.0.1:${ports.postgres}
  connect_address: 127.0.0.1:${ports.postgres}
  data_dir: ${join(folder, 'data')}
  bin_dir: ${postgresFolder}
  pgpass: ${join(folder, 'pgpass')}
  authentication:
    superuser: { username: ${superuser.name}, password: ${superuser.password} }
    replication: { username: replicator, password: rehearsal-replicator }
  parameters:
    unix_socket_directories: ${folder}
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
`;
}
