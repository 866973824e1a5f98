import { categoriesAnswerSchema, productsAnswerSchema } from '@mooncake/domain/catalog/catalog.contract';
import { problemSchema } from '@mooncake/domain/problem';
import { publicSettingsSchema } from '@mooncake/domain/settings/settings';
import { ApiProblem } from './api-problem.ts';

/** The specification's patience with the catalogue. */
const usualTimeout = 10_000;

type Parser<Answer> = { safeParse: (value: unknown) => { success: true; data: Answer } | { success: false } };

/** Every call of the storefront, each checked against the contract its server side keeps too. */
export const api = {
  products: async (signal?: AbortSignal) =>
    (await get('/api/products', productsAnswerSchema, signal)).products,
  categories: async (signal?: AbortSignal) =>
    (await get('/api/categories', categoriesAnswerSchema, signal)).categories,
  settings: (signal?: AbortSignal) => get('/api/settings', publicSettingsSchema, signal),
};

async function get<Answer>(path: string, schema: Parser<Answer>, signal?: AbortSignal): Promise<Answer> {
  const response = await send(path, signal);
  const body = await readJson(response, path);
  if (!response.ok) throw problemOf(response.status, body);

  const answer = schema.safeParse(body);
  if (!answer.success) throw broken(response.status, `Unexpected answer from ${path}`);
  return answer.data;
}

async function send(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(usualTimeout);
  try {
    return await fetch(path, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    // The caller's own abort is not a failure to report.
    if (signal?.aborted) throw cause;
    const code = timeout.aborted ? 'timeout' : 'unreachable';
    throw new ApiProblem(0, { code, title: `No answer from ${path}`, details: {} }, { cause });
  }
}

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
