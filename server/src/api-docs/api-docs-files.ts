import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type StaticFiles, scanStaticFiles } from '../files/static-files.ts';

/** From the build, or from the source and the renderer's package where nothing is built. */
export async function loadApiDocs(projectRoot: string): Promise<StaticFiles> {
  const [built, page, renderer] = await Promise.all([
    scanStaticFiles(join(projectRoot, 'server', 'dist', 'api-docs')),
    scanStaticFiles(join(projectRoot, 'server', 'src', 'api-docs', 'page')),
    scanStaticFiles(rendererFolder()),
  ]);
  return {
    find: async (path) => (await built.find(path)) ?? (await page.find(path)) ?? renderer.find(path),
  };
}

/** Where the package is installed; nowhere in an image that was built and then freed of what only builds need. */
function rendererFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  } catch {
    return '';
  }
}
