import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OfficeLine } from './admin-connection.ts';

export const LineContext = createContext<OfficeLine | null>(null);

export function useLine(): OfficeLine {
  const line = useContext(LineContext);
  if (!line) throw new Error('The line to the server is opened by the back office itself.');
  return line;
}

export function useLineState() {
  const line = useLine();
  return useSyncExternalStore(line.subscribe, line.state);
}
