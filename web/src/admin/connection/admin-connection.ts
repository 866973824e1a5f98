import type { Topic } from '@mooncake/domain/topic';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { refetchChanged } from '../../lib/realtime/refetch-changed.ts';
import { openTopicStream, type StreamState } from '../../lib/realtime/topic-stream.ts';
import { checkEvery, checkHealth, type Health, minBetweenChecks } from './health.ts';
import { seekLead } from './tab-lead.ts';
import { openTabsChannel, type TabMessage } from './tabs-channel.ts';

const askEvery = 100;
const leaderAnswersWithin = 1_000;

export type LineState = { live: StreamState; health: Health | null; checks: number };
export type AdminConnection = ReturnType<typeof openAdminConnection>;

/** Of the page; a clock that stands while the machine sleeps would not know how old a page is, one that is set might not either. */
const startedAt = Date.now();
const ageOfPage = () => Math.max(performance.now(), Date.now() - startedAt);
/** So long the request for the stream may be on its way. */
const marginMs = 10_000;

/** What is about this topic, or says that it changes with it. */
const ofTopic = (topic: Topic): QueryFilters => ({
  predicate: ({ queryKey, meta }) =>
    queryKey[0] === topic || (Array.isArray(meta?.alsoOf) && meta.alsoOf.includes(topic)),
});

/**
 * The back office's line to the server, one for all tabs of a browser. The leading tab checks the server's
 * health and holds the stream; the others hear the results from it.
 */
export function openAdminConnection(queries: QueryClient) {
  let state: LineState = { live: 'connecting', health: null, checks: 0 };
  let isLeading = false;
  let isSignedIn = false;
  let closeStream: (() => void) | null = null;
  let asking: ReturnType<typeof setInterval> | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const channel = openTabsChannel(hear);
  const lead = seekLead({ onLead: startLeading, onLost: startFollowing });
  const timer = setInterval(() => isLeading && void check(), checkEvery);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  askLeader();

  function set(change: Partial<LineState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    if (isLeading) tellState();
  }

  /** Without a health it says that the first check is under way. */
  function tellState() {
    channel.say({ kind: 'state', live: state.live, health: state.health });
  }

  function hear(message: TabMessage) {
    if (message.kind === 'session') void queries.invalidateQueries({ queryKey: ['staff', 'session'] });
    if (message.kind === 'ask' && isLeading) tellState();
    if (isLeading) return;
    if (message.kind === 'topic') refetchChanged(queries, ofTopic(message.topic));
    if (message.kind === 'resume') refetchChanged(queries);
    if (message.kind === 'state') {
      if (message.health) stopAsking();
      else if (asking) waitForLeader();
      set({ live: message.live, ...(message.health && { health: message.health }) });
    }
  }

  function startLeading() {
    isLeading = true;
    stopAsking();
    void check();
    followSession();
  }

  function startFollowing() {
    isLeading = false;
    followSession();
    // What the new leader said before this tab knew of it went unheard.
    refetchChanged(queries);
    askLeader();
  }

  /** Asks until the leading tab knows; one that sleeps in the background is relieved of the lead. */
  function askLeader() {
    stopAsking();
    if (isLeading) return;
    asking = setInterval(() => channel.say({ kind: 'ask' }), askEvery);
    waitForLeader();
  }

  function waitForLeader() {
    clearTimeout(giveUp);
    giveUp = setTimeout(() => {
      stopAsking();
      if (!isLeading && document.visibilityState === 'visible') lead.take();
    }, leaderAnswersWithin);
  }

  function stopAsking() {
    clearInterval(asking);
    clearTimeout(giveUp);
    asking = undefined;
  }

  function lookAgain() {
    if (document.visibilityState !== 'visible') return;
    if (!isLeading) return askLeader();
    const since = Date.now() - (state.health?.checkedAt ?? 0);
    if (since >= minBetweenChecks || state.health?.isHealthy === false) void check();
  }

  async function check() {
    set({ checks: state.checks + 1 });
    set({ health: await checkHealth(queries) });
  }

  /** The stream is for those signed in, and only the leading tab holds it. */
  function followSession() {
    const isWanted = isLeading && isSignedIn;
    if (isWanted === (closeStream !== null)) return;
    closeStream?.();
    closeStream = isWanted ? openStream() : null;
  }

  function openStream() {
    const askedAt = ageOfPage();
    return openTopicStream(`/api/admin/events?since=${Math.ceil(askedAt) + marginMs}`, {
      onTopic: (topic) => {
        channel.say({ kind: 'topic', topic });
        refetchChanged(queries, ofTopic(topic));
      },
      onOpen: ({ isFirst }) => resume({ isTold: isFirst && ageOfPage() - askedAt < marginMs }),
      onState: (live) => {
        set({ live });
        // A session that ended closes the stream; asking who is signed in tells which of the two it was.
        if (live === 'disconnected') void queries.invalidateQueries({ queryKey: ['staff', 'session'] });
      },
    });
  }

  /**
   * Whatever any tab fetched before the stream was open may have missed a change. When a stream opens for the first time, and
   * soon enough, the server tells this tab what changed since its page began.
   */
  function resume({ isTold }: { isTold: boolean }) {
    channel.say({ kind: 'resume' });
    if (!isTold) refetchChanged(queries);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    checkNow: check,
    /** The session of this tab began or ended; `isNews` when the other tabs cannot know yet. */
    signedIn: (is: boolean, isNews = false) => {
      isSignedIn = is;
      followSession();
      if (isNews) channel.say({ kind: 'session' });
    },
    close: () => {
      stopAsking();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('online', lookAgain);
      closeStream?.();
      lead.leave();
      channel.close();
    },
  };
}
