import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@mooncake/domain/pages/page';
import { type StaticFiles, scanStaticFiles } from '../files/static-files.ts';

/** The browser package as built: its page templates, for customers and for staff, its renderer and its files. */
export type Site = { template: string; officeTemplate: string; renderPage: RenderPage; files: StaticFiles };

/** Reads a build; null when there is none. */
export async function loadSite(buildFolder: string): Promise<Site | null> {
  const templateFile = join(buildFolder, 'client', 'index.html');
  const officeFile = join(buildFolder, 'client', 'office.html');
  const rendererFile = join(buildFolder, 'server', 'entry-server.js');
  const isBuilt = await Promise.all([templateFile, officeFile, rendererFile].map(exists));
  if (isBuilt.includes(false)) return null;

  const [template, officeTemplate, renderer, files] = await Promise.all([
    readFile(templateFile, 'utf8'),
    readFile(officeFile, 'utf8'),
    import(pathToFileURL(rendererFile).href) as Promise<{ renderPage: RenderPage }>,
    scanStaticFiles(join(buildFolder, 'client')),
  ]);
  return { template, officeTemplate, renderPage: renderer.renderPage, files };
}

/** The pictures that come with the shop: from the build, or from the source where nothing is built. */
export async function loadPictures(webFolder: string): Promise<StaticFiles> {
  const [built, source] = await Promise.all([
    scanStaticFiles(join(webFolder, 'dist', 'client', 'pictures')),
    scanStaticFiles(join(webFolder, 'public', 'pictures')),
  ]);
  return { find: async (path) => (await built.find(path)) ?? source.find(path) };
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}
