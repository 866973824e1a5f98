import { topics } from '@mooncake/domain/topic';
import * as z from 'zod/mini';

/** What the tabs of one browser tell each other. Nothing of it is personal. */
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask') }),
  z.object({
    kind: z.literal('state'),
    live: z.enum(['connecting', 'connected', 'disconnected']),
    health: z.nullable(z.object({ isHealthy: z.boolean(), checkedAt: z.number() })),
  }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics) }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('session') }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

/** Speaks to the other tabs; without the browser's channel a tab simply has nobody to speak to. */
export function openTabsChannel(onMessage: (message: TabMessage) => void) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('admin-office') : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
  });
  return {
    say: (message: TabMessage) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
