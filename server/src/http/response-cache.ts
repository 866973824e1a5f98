import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie } from '@mooncake/domain/pages/page';
import { routePath } from 'hono/route';
import { parse } from 'hono/utils/cookie';
import type { AppMiddleware, Reusable } from '../app-env.ts';
import { type AnswerNotes, noteAnswer } from './access-log.ts';
import { chooseRequestId, requestIdHeader } from './request-id.ts';

type CachedAnswer = Reusable & { route: string; status: number; headers: readonly string[] };
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>;

/** Answers of the framework, given again before it unpacks a request. */
export type ResponseCache = {
  /** Answers, or lets the framework do it. */
  respond: (incoming: IncomingMessage, outgoing: ServerResponse, askFramework: Listener) => void;
  /** Around all other middleware: keeps each reusable answer with the headers they gave it. */
  keep: AppMiddleware;
};

const maxAnswers = 500;
/** What no browser sends is not worth the memory. */
const maxKeyLength = 1_000;

type CacheOptions = AnswerNotes & { trustedProxies: number };

export function createResponseCache({ trustedProxies, ...notes }: CacheOptions): ResponseCache {
  const answers = new Map<string, CachedAnswer>();
  /** Old answers the framework is making anew: whoever asks for one of them meanwhile waits for it. */
  const renewals = new Map<string, Promise<unknown>>();

  function send(cached: CachedAnswer, incoming: IncomingMessage, outgoing: ServerResponse) {
    const { status, headers, body, route } = cached;
    const requestId = chooseRequestId(incoming.headers[requestIdHeader], trustedProxies);
    outgoing.writeHead(status, [...headers, requestIdHeader, requestId]);
    outgoing.end(body);
    noteAnswer(notes, { requestId, method: incoming.method ?? '', route, status, ms: 0 });
  }

  return {
    respond(incoming, outgoing, askFramework) {
      const key = keyOf(incoming);
      const sendIfFresh = () => {
        const cached = answers.get(key);
        const isFresh = cached?.isFresh(incoming) ?? false;
        if (cached && isFresh) send(cached, incoming, outgoing);
        return isFresh;
      };
      if (sendIfFresh()) return;
      if (!answers.has(key)) return void askFramework(incoming, outgoing);

      const renewal = renewals.get(key);
      if (renewal) return void renewal.then(() => sendIfFresh() || askFramework(incoming, outgoing));
      const renewing = askFramework(incoming, outgoing).finally(() => renewals.delete(key));
      renewals.set(key, renewing);
    },

    async keep(c, next) {
      await next();
      const reusable = c.get('reusable');
      // Without a socket there is nothing at all.
      const incoming = c.env?.incoming;
      // A cookie is meant for one browser, whatever the handler thinks of its answer.
      if (!reusable || !incoming || c.res.headers.has('set-cookie')) return;
      const key = keyOf(incoming);
      if (key.length > maxKeyLength) return;
      // Made of what visitors send, so somebody could try to fill it; what is asked for often is soon back.
      if (answers.size >= maxAnswers) answers.clear();
      const headers = [...c.res.headers].filter(([name]) => name !== requestIdHeader).flat();
      answers.set(key, { ...reusable, route: routePath(c), status: c.res.status, headers });
    },
  };
}

/** All of a request that the answers kept here depend on; the browser's own cookie is for `isFresh` to judge. */
function keyOf({ method, url, headers }: IncomingMessage): string {
  const language =
    headers.cookie === undefined ? undefined : parse(headers.cookie, languageCookie)[languageCookie];
  return [
    method,
    url,
    headers.host,
    headers['accept-encoding'],
    headers['accept-language'],
    language,
    headers['if-none-match'],
  ].join('\n');
}
