import { noAnswer, type Parser, readAnswer } from './request.ts';

export type UploadOptions = {
  /** How much of the form is on its way already, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  timeout?: number;
  /** Under the same one it is done once, however often it is sent. */
  idempotencyKey?: string;
};

/** A receipt of five megabytes over a slow phone line takes its time. */
const usualTimeout = 120_000;

/** Sends a form with files and tells how far it got; `fetch` cannot tell that. */
export async function upload<Answer>(
  path: string,
  form: FormData,
  schema: Parser<Answer>,
  { timeout = usualTimeout, ...options }: UploadOptions = {},
): Promise<Answer> {
  const { status, text } = await post(path, form, { ...options, timeout });
  return readAnswer({ status, body: parsed(text) }, path, schema);
}

type Posting = UploadOptions & Required<Pick<UploadOptions, 'timeout'>>;

function post(path: string, form: FormData, { onProgress, signal, timeout, idempotencyKey }: Posting) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.timeout = timeout;
    call.setRequestHeader('accept', 'application/json');
    if (idempotencyKey !== undefined) call.setRequestHeader('idempotency-key', idempotencyKey);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    call.addEventListener('load', () => resolve({ status: call.status, text: call.responseText }));
    call.addEventListener('error', () => reject(noAnswer('unreachable', path)));
    call.addEventListener('timeout', () => reject(noAnswer('timeout', path)));
    call.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

/** What is no JSON fails the contract all the same. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
