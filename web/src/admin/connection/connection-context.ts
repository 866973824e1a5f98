import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AdminConnection } from './admin-connection.ts';

export const ConnectionContext = createContext<AdminConnection | null>(null);

export function useConnection(): AdminConnection {
  const line = useContext(ConnectionContext);
  if (!line) throw new Error('The line to the server is opened by the back office itself.');
  return line;
}

export function useLineState() {
  const line = useConnection();
  return useSyncExternalStore(line.subscribe, line.state);
}
