import { problemSchema } from '@mooncake/domain/problem';
import { ApiProblem } from './api-problem.ts';

/** The specification's patience with the catalogue. */
const usualTimeout = 10_000;

export type Parser<Answer> = {
  safeParse: (value: unknown) => { success: true; data: Answer } | { success: false };
};

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  timeout?: number;
  /** Names the intention: sent again with the same key, nothing is done twice. */
  idempotencyKey?: string;
  /** For what its headers say. */
  onResponse?: (response: Response) => void;
};

/** Asks the server and checks its answer against the contract; anything but that answer is an ApiProblem. */
export async function request<Answer>(
  path: string,
  schema: Parser<Answer>,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await send(path, options);
  options.onResponse?.(response);
  return readAnswer({ status: response.status, body: await readJson(response, path) }, path, schema);
}

/** The answer inside a response, however it was fetched. */
export function readAnswer<Answer>(
  { status, body }: { status: number; body: unknown },
  path: string,
  schema: Parser<Answer>,
): Answer {
  if (status < 200 || status > 299) throw problemOf(status, body);
  const answer = schema.safeParse(body);
  if (!answer.success) throw broken(status, `Unexpected answer from ${path}`);
  return answer.data;
}

async function send(path: string, { method = 'GET', body, signal, timeout, idempotencyKey }: RequestOptions) {
  const patience = endOfPatience(timeout ?? usualTimeout);
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  } catch (cause) {
    // The caller's own abort is not a failure to report.
    if (signal?.aborted) throw cause;
    throw noAnswer(patience.aborted ? 'timeout' : 'unreachable', path, cause);
  }
}

/** Not AbortSignal.timeout, whose clock a test cannot turn. It covers reading the answer too. */
function endOfPatience(milliseconds: number): AbortSignal {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), milliseconds);
  return patience.signal;
}

/** Nothing came back: the server, the network or our patience gave up. */
export const noAnswer = (code: 'timeout' | 'unreachable', path: string, cause?: unknown) =>
  new ApiProblem(0, { code, title: `No answer from ${path}`, details: {} }, { cause });

async function readJson(response: Response, path: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw broken(response.status, `No JSON from ${path}`, cause);
  }
}

function problemOf(status: number, body: unknown): ApiProblem {
  const problem = problemSchema.safeParse(body);
  return problem.success
    ? new ApiProblem(status, problem.data)
    : broken(status, `Request failed with ${status}`);
}

const broken = (status: number, title: string, cause?: unknown) =>
  new ApiProblem(status, { code: 'broken_answer', title, details: {} }, { cause });
