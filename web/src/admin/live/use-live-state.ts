import type { StreamState } from '../../lib/topic-stream.ts';
import { useLineState } from './line-context.ts';

/** Whether changes reach this page right now: the true state of the stream, not a wish. */
export const useLiveState = (): StreamState => useLineState().live;
