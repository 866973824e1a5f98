import { Readable } from 'node:stream';
import { malaysianToday } from '@mooncake/domain/calendar';
import type { AppContext } from '../app-env.ts';

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

type ExportFile = { name: string; format: ExportFormat; now: Date; content: Readable | Uint8Array };

/** An export to keep, named by the day it was made; nothing on the way keeps a copy. */
export function sendFile(c: AppContext, { name, format, now, content }: ExportFile): Response {
  c.header('Content-Type', exportTypes[format]);
  c.header('Content-Disposition', `attachment; filename="${name}-${malaysianToday(now)}.${format}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(content instanceof Readable ? readableBody(content) : new Uint8Array(content));
}

/** Node's own stream type and the web's are the same thing under two names. */
function readableBody(content: Readable): ReadableStream {
  return Readable.toWeb(content) as ReadableStream;
}
