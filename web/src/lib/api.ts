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
  const { status, isFine, body } = await ask(path, signal);
  if (!isFine) throw problemOf(status, body);

  const answer = schema.safeParse(body);
  if (!answer.success) throw broken(status, `Unexpected answer from ${path}`);
  return answer.data;
}

/** One patience for the whole answer, its body included. */
async function ask(path: string, signal: AbortSignal | undefined) {
  const patience = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    patience.abort();
  }, usualTimeout);
  const giveUp = () => patience.abort();
  signal?.addEventListener('abort', giveUp);

  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal: patience.signal });
    const body: unknown = await response.json();
    return { status: response.status, isFine: response.ok, body };
  } catch (cause) {
    // The caller's own abort is not a failure to report.
    if (signal?.aborted) throw cause;
    const code = isLate ? 'timeout' : 'unreachable';
    throw new ApiProblem(0, { code, title: `No answer from ${path}`, details: {} }, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function problemOf(status: number, body: unknown): ApiProblem {
  const problem = problemSchema.safeParse(body);
  return problem.success
    ? new ApiProblem(status, problem.data)
    : broken(status, `Request failed with ${status}`);
}

const broken = (status: number, title: string) =>
  new ApiProblem(status, { code: 'broken_answer', title, details: {} });
