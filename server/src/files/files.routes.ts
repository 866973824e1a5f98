import { type PictureCut, pictureWidths } from '@mooncake/domain/products/pictures';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { type CachedResponse, fingerprintOf, sendKept } from '../http/responses/cached-response.ts';
import { parseStoredName } from '../storage/stored-name.ts';
import { contentTypeOf } from './content-types.ts';
import { createPictureVariants } from './picture-variants.ts';

/** Uploads are named by their content; the pictures that come with the shop may be replaced by a new version. */
const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600, must-revalidate';
const resizable = new Set(['image/avif', 'image/jpeg', 'image/png', 'image/webp']);

type FileDeps = Pick<Deps, 'storage' | 'pictures' | 'log'>;

/** Pictures for everybody: uploads of the shop and the ones that came with it, each in several widths. */
export function fileRoutes({ storage, pictures, log }: FileDeps): Hono<AppEnv> {
  const variants = createPictureVariants(storage);
  const routes = new Hono<AppEnv>();

  routes.get('/files/:name', async (c) => {
    const name = parseStoredName(`public/${c.req.param('name')}`);
    const bytes = name && (await storage.read(name));
    if (!bytes) throw new HttpProblem('not_found');
    const contentType = contentTypeOf(name);
    return send(c, { contentType, bytes, fingerprint: fingerprintOf(bytes), compressed: new Map() }, forEver);
  });

  routes.get('/pictures/:path{.+}', async (c) => {
    const picture = await pictures.find(c.req.param('path'));
    if (!picture) throw new HttpProblem('not_found');
    return send(c, picture, forAnHour);
  });

  async function send(c: AppContext, original: CachedResponse, cacheControl: string) {
    const wanted = readCut(c.req.query('w'));
    // Opened on its own, a file is only looked at: it can load nothing and run nothing.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const answer = wanted === null ? original : await cut(original, wanted);
    return sendKept(c, answer, { cacheControl });
  }

  async function cut(original: CachedResponse, wanted: PictureCut): Promise<CachedResponse> {
    if (!resizable.has(original.contentType)) return original;
    try {
      const bytes = await variants.make(original, wanted);
      const contentType = wanted === 'card' ? 'image/jpeg' : 'image/webp';
      return { contentType, bytes, fingerprint: fingerprintOf(bytes), compressed: new Map() };
    } catch (error) {
      // A picture the resizer cannot read may still be one the browser can.
      log.warn({ err: error }, 'a picture could not be resized');
      return original;
    }
  }

  return routes;
}

function readCut(text: string | undefined): PictureCut | null {
  if (text === undefined) return null;
  const cut = ([...pictureWidths, 'card'] as const).find((known) => String(known) === text);
  if (!cut)
    throw new HttpProblem('invalid_request', { issues: [{ path: ['query', 'w'], code: 'invalid_value' }] });
  return cut;
}
