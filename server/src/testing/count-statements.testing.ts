import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Every statement this process sends to PostgreSQL while a test runs, through whichever connection. */
export function watchStatements(): { take: () => string[] } {
  const { query } = pg.Client.prototype;
  let sent: string[] = [];
  // The driver's own method, so that nothing on its way to the database goes unseen.
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : String(Object(statement).text);
    sent.push(text.trim().replace(/\s+/g, ' '));
    return Reflect.apply(query, this, args);
  } as typeof query;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  return {
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

/** How many transactions wrote something: those that were committed, and writes outside of any. */
export function countCommits(statements: readonly string[]): number {
  let commits = 0;
  let isOpen = false;
  for (const statement of statements) {
    if (/^(begin|start transaction)/i.test(statement)) isOpen = true;
    else if (/^commit/i.test(statement)) {
      commits += 1;
      isOpen = false;
    } else if (!isOpen && /\b(insert|update|delete|pg_notify|tell)\b/i.test(statement)) commits += 1;
  }
  return commits;
}
