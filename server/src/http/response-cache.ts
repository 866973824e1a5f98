import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie } from '@mooncake/domain/pages/page';
import { routePath } from 'hono/route';
import { parse } from 'hono/utils/cookie';
import type { AppMiddleware, Reusable } from '../app-env.ts';
import { type AnswerNotes, noteAnswer } from './access-log.ts';
import { chooseRequestId, requestIdHeader } from './request-id.ts';

/** All of a request that the answers kept here depend on; the browser's own cookie is for `isFresh` to judge. */
type Asked = {
  method: string | undefined;
  host: string | undefined;
  encoding: string | string[] | undefined;
  language: string | undefined;
  chosenLanguage: string | undefined;
  etag: string | undefined;
};
type CachedAnswer = Reusable & Asked & { route: string; status: number; headers: readonly string[] };
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>;

/** Answers of the framework, given again before it unpacks a request. */
export type ResponseCache = {
  /** Answers, or lets the framework do it. */
  respond: (incoming: IncomingMessage, outgoing: ServerResponse, askFramework: Listener) => void;
  /** Around all other middleware: keeps each reusable answer with the headers they gave it. */
  keep: AppMiddleware;
};

const maxAnswers = 500;
/** Looked through one by one, so that a request is told by comparing, and no key has to be put together for it. */
const maxAnswersOfUrl = 50;
/** What no browser sends is not worth the memory. */
const maxKeyLength = 1_000;

type CacheOptions = AnswerNotes & { trustedProxies: number };

export function createResponseCache({ trustedProxies, ...notes }: CacheOptions): ResponseCache {
  /** By address. */
  const answers = new Map<string, CachedAnswer[]>();
  let count = 0;
  /** Old answers the framework is making anew: whoever asks for one of them meanwhile waits for it. */
  const renewals = new Map<string, Promise<unknown>>();

  function find(incoming: IncomingMessage): CachedAnswer | undefined {
    const ofUrl = answers.get(incoming.url ?? '');
    if (ofUrl === undefined) return undefined;
    const asked = askedBy(incoming);
    return ofUrl.find((answer) => isSame(answer, asked));
  }

  function send(cached: CachedAnswer, incoming: IncomingMessage, outgoing: ServerResponse) {
    const { status, headers, body, route } = cached;
    const requestId = chooseRequestId(incoming.headers[requestIdHeader], trustedProxies);
    outgoing.writeHead(status, [...headers, requestIdHeader, requestId]);
    outgoing.end(body);
    noteAnswer(notes, { requestId, method: incoming.method ?? '', route, status, ms: 0 });
  }

  function put(url: string, answer: CachedAnswer) {
    // Made of what visitors send, so somebody could try to fill it; what is asked for often is soon back.
    if (count >= maxAnswers) {
      answers.clear();
      count = 0;
    }
    const known = answers.get(url) ?? [];
    const others = known.filter((other) => !isSame(other, answer));
    const kept = others.length < maxAnswersOfUrl ? [...others, answer] : [answer];
    answers.set(url, kept);
    count += kept.length - known.length;
  }

  return {
    respond(incoming, outgoing, askFramework) {
      const cached = find(incoming);
      if (cached === undefined) return void askFramework(incoming, outgoing);
      if (cached.isFresh(incoming)) return send(cached, incoming, outgoing);

      const key = keyOf(incoming);
      const renewal = renewals.get(key);
      if (renewal === undefined) {
        const renewing = askFramework(incoming, outgoing).finally(() => renewals.delete(key));
        return void renewals.set(key, renewing);
      }
      void renewal.then(() => {
        const renewed = find(incoming);
        if (renewed?.isFresh(incoming)) send(renewed, incoming, outgoing);
        else void askFramework(incoming, outgoing);
      });
    },

    async keep(c, next) {
      await next();
      const reusable = c.get('reusable');
      // Without a socket there is nothing at all.
      const incoming = c.env?.incoming;
      // A cookie is meant for one browser, whatever the handler thinks of its answer.
      if (!reusable || !incoming || c.res.headers.has('set-cookie')) return;
      if (keyOf(incoming).length > maxKeyLength) return;
      const headers = [...c.res.headers].filter(([name]) => name !== requestIdHeader).flat();
      const { status } = c.res;
      const body = asSent(reusable.body);
      const answered = { ...reusable, body, route: routePath(c), status, headers };
      put(incoming.url ?? '', { ...answered, ...askedBy(incoming) });
    },
  };
}

/** Node makes a Buffer of other bytes each time it sends them. */
function asSent(body: Reusable['body']): Reusable['body'] {
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body;
}

function askedBy({ method, headers }: IncomingMessage): Asked {
  return {
    method,
    host: headers.host,
    encoding: headers['accept-encoding'],
    language: headers['accept-language'],
    chosenLanguage: languageIn(headers.cookie),
    etag: headers['if-none-match'],
  };
}

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.method === other.method &&
    one.etag === other.etag &&
    one.encoding === other.encoding &&
    one.language === other.language &&
    one.host === other.host &&
    one.chosenLanguage === other.chosenLanguage
  );
}

const languageIn = (cookies: string | undefined) =>
  cookies === undefined ? undefined : parse(cookies, languageCookie)[languageCookie];

function keyOf(incoming: IncomingMessage): string {
  return [incoming.url, ...Object.values(askedBy(incoming))].join('\n');
}
