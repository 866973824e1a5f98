import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const linesOf = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.read()).split('\n');

test('answers are counted by method, route and status, each in every bucket it fits', async () => {
  const metrics = createMetrics();
  const answer = { method: 'POST', route: '/api/orders', status: 200 };
  metrics.answered({ ...answer, seconds: 0.02 });
  metrics.answered({ ...answer, seconds: 0.3 });
  metrics.answered({ ...answer, seconds: 12 });
  const lines = await linesOf(metrics);
  const labels = 'method="POST",route="/api/orders",status="200"';
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE http_request_duration_seconds histogram',
      `http_request_duration_seconds_bucket{${labels},le="0.01"} 0`,
      `http_request_duration_seconds_bucket{${labels},le="0.025"} 1`,
      `http_request_duration_seconds_bucket{${labels},le="0.5"} 2`,
      `http_request_duration_seconds_bucket{${labels},le="10"} 2`,
      `http_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
      `http_request_duration_seconds_sum{${labels}} 12.32`,
      `http_request_duration_seconds_count{${labels}} 3`,
    ]),
  );
});

test('refusals are counted by their code', async () => {
  const metrics = createMetrics();
  const answer = { method: 'POST', route: '/api/checkout/holds', status: 409, seconds: 0 };
  metrics.answered({ ...answer, refusal: 'batch.short_of_stock' });
  metrics.answered({ ...answer, refusal: 'batch.short_of_stock' });
  metrics.answered({ ...answer, refusal: 'slot.full' });
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'shop_refusals_total{code="batch.short_of_stock"} 2',
      'shop_refusals_total{code="slot.full"} 1',
    ]),
  );
});

test('faults are counted from nought, before there is one', async () => {
  const metrics = createMetrics();
  const answer = { method: 'GET', route: '/api/products', seconds: 0 };
  expect(await linesOf(metrics)).toContain('shop_faults_total 0');
  metrics.answered({ ...answer, status: 503 });
  expect(await linesOf(metrics)).toContain('shop_faults_total 0');
  metrics.answered({ ...answer, status: 500 });
  expect(await linesOf(metrics)).toContain('shop_faults_total 1');
});

test('methods nobody knows are one line, whatever strangers call them', async () => {
  const metrics = createMetrics();
  for (const method of ['BREW', 'WHEN', 'PROPFIND']) {
    metrics.answered({ method, route: '*', status: 405, seconds: 0 });
  }
  const counts = (await linesOf(metrics)).filter((line) => line.includes('_count'));
  expect(counts).toEqual(['http_request_duration_seconds_count{method="other",route="*",status="405"} 3']);
});

test('what others collect follows; a family without a line is left out, and labels cannot break out', async () => {
  const metrics = createMetrics();
  metrics.collect(async () => [
    { name: 'boxes', help: 'Boxes', type: 'gauge', samples: [{ value: 7 }] },
    { name: 'none', help: 'None', type: 'gauge', samples: [] },
    { name: 'odd', help: 'Odd', type: 'gauge', samples: [{ labels: { is: 'a"b\\c\nd' }, value: 0.5 }] },
  ]);
  expect(await metrics.read()).toBe(
    [
      '# HELP shop_faults_total Answers that were 500\n# TYPE shop_faults_total counter\nshop_faults_total 0\n',
      '# HELP boxes Boxes\n# TYPE boxes gauge\nboxes 7\n',
      '# HELP odd Odd\n# TYPE odd gauge\nodd{is="a\\"b\\\\c\\nd"} 0.5\n',
    ].join(''),
  );
});
