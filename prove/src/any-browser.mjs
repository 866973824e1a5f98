import { register } from 'node:module';

// Loaded before the shop itself, with its guard against strangers taken out: every browser is taken for the one that ordered.

register('./change-build.mjs', import.meta.url, {
  data: { from: 'row.browser_hash === browserHash', to: 'true' },
});
