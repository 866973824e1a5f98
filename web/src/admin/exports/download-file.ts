import * as z from 'zod/mini';
import { noAnswer, readAnswer } from '../../lib/api/request.ts';
import { saveFile } from '../../lib/browser/save-file.ts';

/** Fetches a file and hands it over under the name the server gave it; a refusal is an ApiProblem. */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw noAnswer('unreachable', address, cause);
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    readAnswer({ status: response.status, body }, address, z.never());
  }
  const content = await response.blob().catch((cause: unknown) => {
    // The answer broke off: half a file would pass for a whole one.
    throw noAnswer('unreachable', address, cause);
  });
  saveFile(content, fileNameOf(response) ?? 'export');
}

function fileNameOf({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
