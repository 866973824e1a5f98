/** The walls between the rooms; see docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-zod-only',
      comment: 'Rules are pure: they run in the browser, the server and a test alike.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.(test|testing)\\.ts$' },
      to: { pathNot: ['^domain/src', '^node_modules/zod/'] },
    },
    {
      name: 'domain-tests-stay-home',
      severity: 'error',
      from: { path: '^domain/src' },
      to: { path: '^(server|web|e2e|bench|prove)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|bench|prove)/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|prove)/' },
    },
    {
      name: 'storefront-and-admin-are-strangers',
      severity: 'error',
      from: { path: '^web/src/(storefront|admin)/' },
      to: { path: '^web/src/(storefront|admin)/', pathNot: '^web/src/$1/' },
    },
    {
      name: 'ui-has-no-product-words',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: ['^web/src/(?!ui/)', '^domain/'] },
    },
    {
      name: 'shared-pieces-know-no-screen',
      severity: 'error',
      from: { path: '^web/src/(shared|lib|i18n)/' },
      to: { path: '^web/src/(storefront|admin|app)/' },
    },
    {
      name: 'journeys-speak-http-only',
      severity: 'error',
      from: { path: '^e2e/(journeys|support)/' },
      to: { path: '^(server|web|domain)/' },
    },
    {
      name: 'only-config-reads-the-environment',
      comment: 'node:process is imported by config.ts and the composition root alone.',
      severity: 'error',
      from: { path: '^server/src', pathNot: '^server/src/(main|config|.*\\.test|.*\\.testing)\\.ts$' },
      to: { path: '^(node:)?process$' },
    },
    {
      name: 'staff-change-things-through-change',
      comment:
        'audit/change.ts opens the transaction, writes the log and tells the screens; idempotency/once-route.ts opens it around that. Checkout has no log to write, and no more has what the shop reads by itself.',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: [
          '^server/src/(audit/change|idempotency/once-route|products/sweep-stray-pictures|receipts/reading/keep-reading|.*\\.test)\\.ts$',
          '^server/src/checkout/',
        ],
      },
      to: { path: '^server/src/database/in-transaction\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'Builds need not exist when the walls are looked at.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    {
      name: 'production-code-never-imports-tests',
      severity: 'error',
      from: { pathNot: '\\.(test|testing)\\.tsx?$|^(e2e|bench|prove)/' },
      to: { path: '\\.(test|testing)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
