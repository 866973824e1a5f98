type Labels = Readonly<Record<string, string>>;
export type Sample = { labels?: Labels; value: number };
export type MetricFamily = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** A histogram names each of its lines itself: buckets, sum, count. */
  samples: readonly (Sample & { suffix?: '_bucket' | '_sum' | '_count' })[];
};

/** What is looked up only when somebody reads the metrics. */
export type Collector = () => readonly MetricFamily[] | Promise<readonly MetricFamily[]>;

type Answered = { method: string; route: string; status: number; seconds: number; refusal?: string };

export type Metrics = {
  /** Notes an answer by the pattern of its route: no label tells who asked, or for what. */
  answered: (answer: Answered) => void;
  collect: (collector: Collector) => void;
  /** Everything there is to say, in the text format of Prometheus. */
  read: () => Promise<string>;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Whatever else somebody sends is one word, or strangers could make up lines without end. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `inBucket` counts each answer once; those of the smaller buckets are added when somebody reads. */
type Durations = {
  method: string;
  status: number;
  labels: Labels;
  inBucket: number[];
  seconds: number;
  count: number;
};

/** The metrics of one process. A histogram and a counter are these few lines; the usual library is 4.7 MB installed. */
export function createMetrics(): Metrics {
  const durations = new Map<string, Durations[]>();
  const refusals = new Map<string, number>();
  let faults = 0;
  const collectors: Collector[] = [];

  function durationsOf(method: string, route: string, status: number): Durations {
    // Few of each route, told apart without a key that would have to be put together for every answer.
    const ofRoute = durations.get(route) ?? [];
    const known = ofRoute.find((one) => one.status === status && one.method === method);
    if (known) return known;
    const labels = { method, route, status: String(status) };
    const added = { method, status, labels, inBucket: buckets.map(() => 0), seconds: 0, count: 0 };
    durations.set(route, [...ofRoute, added]);
    return added;
  }

  const own: Collector = () => [
    {
      name: 'http_request_duration_seconds',
      help: 'Answers by route and status, and how long each took',
      type: 'histogram',
      samples: [...durations.values()].flat().flatMap(histogramLines),
    },
    {
      name: 'shop_refusals_total',
      help: 'Answers that were a problem, by its code',
      type: 'counter',
      samples: [...refusals].map(([code, value]) => ({ labels: { code }, value })),
    },
    {
      // There from the start: a line with labels begins at its first fault, so that its increase leaves that one out.
      name: 'shop_faults_total',
      help: 'Answers that were 500',
      type: 'counter',
      samples: [{ value: faults }],
    },
  ];

  return {
    answered({ method, route, status, seconds, refusal }) {
      const known = durationsOf(knownMethods.has(method) ? method : 'other', route, status);
      known.count += 1;
      known.seconds += seconds;
      const at = buckets.findIndex((limit) => seconds <= limit);
      if (at >= 0) known.inBucket[at] = (known.inBucket[at] ?? 0) + 1;
      if (status === 500) faults += 1;
      if (refusal) refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    },
    collect(collector) {
      collectors.push(collector);
    },
    async read() {
      const families = await Promise.all([own, ...collectors].map(async (collector) => collector()));
      return families.flat().map(write).join('');
    },
  };
}

function histogramLines({ labels, inBucket, seconds, count }: Durations) {
  let soFar = 0;
  const bucket = (le: string, value: number) =>
    ({ suffix: '_bucket', labels: { ...labels, le }, value }) as const;
  return [
    ...buckets.map((limit, at) => {
      soFar += inBucket[at] ?? 0;
      return bucket(String(limit), soFar);
    }),
    bucket('+Inf', count),
    { suffix: '_sum', labels, value: seconds } as const,
    { suffix: '_count', labels, value: count } as const,
  ];
}

function write({ name, help, type, samples }: MetricFamily): string {
  if (samples.length === 0) return '';
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}
