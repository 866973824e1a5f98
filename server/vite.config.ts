import { defineConfig } from 'vite';
import { apiDocsFiles } from './build/api-docs-files.ts';

/**
 * One file per command. Our own package is bundled, and so are those made of hundreds of small files, which cost more
 * to find than to run; the other installed packages stay where npm put them.
 */
export default defineConfig({
  plugins: [apiDocsFiles()],
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/doctor/doctor-command.ts',
        'src/admin-command.ts',
        'src/backup/backup-command.ts',
        'src/backup/restore-command.ts',
        'src/receipts/reading/receipt-reader-program.ts',
        'src/statements/statement-reader-program.ts',
        'src/files/picture-drawer-program.ts',
        'src/exports/workbook-program.ts',
      ],
    },
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    sourcemap: true,
  },
  ssr: { noExternal: ['@mooncake/domain', 'kysely', 'zod', 'hono', '@hono/node-server'] },
});
