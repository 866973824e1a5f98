import type { StreamState } from '../../lib/realtime/topic-stream.ts';
import { useLineState } from './connection-context.ts';

/** Whether changes reach this page right now: the true state of the stream, not a wish. */
export const useLiveState = (): StreamState => useLineState().live;
