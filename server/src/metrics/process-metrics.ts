import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Collector, MetricFamily } from '../lib/metrics.ts';

const resolutionMs = 20;
const nanosecondsPerSecond = 1e9;
/** The process has one event loop, however many apps run in it. */
let eventLoopDelay: IntervalHistogram | undefined;

/** How this process itself is doing: memory, processor, and how long its event loop lets others wait. */
export function processMetrics(): Collector {
  if (!eventLoopDelay) {
    eventLoopDelay = monitorEventLoopDelay({ resolution: resolutionMs });
    eventLoopDelay.enable();
  }
  const delay = eventLoopDelay;
  return () => [...memory(), ...processor(), readDelay(delay)];
}

function memory(): MetricFamily[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process', rss),
    gauge('nodejs_heap_used_bytes', 'Of that, objects of JavaScript', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Of that, buffers outside of the heap', external),
  ];
}

function processor(): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'When the process began', startedAt),
  ];
}

/** Of the time since it was last read. */
function readDelay(delay: IntervalHistogram): MetricFamily {
  const at = (percentile: string, nanoseconds: number) => ({
    labels: { percentile },
    // The timer itself waits that long; only what comes on top is a delay.
    value: Math.max(0, nanoseconds / nanosecondsPerSecond - resolutionMs / 1000),
  });
  const samples =
    delay.count === 0
      ? []
      : [at('50', delay.percentile(50)), at('99', delay.percentile(99)), at('100', delay.max)];
  delay.reset();
  return {
    name: 'nodejs_eventloop_delay_seconds',
    help: 'How late the event loop came since this was last read',
    type: 'gauge',
    samples,
  };
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
