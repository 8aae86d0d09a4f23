import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { oncePerProcess } from '@/lib/once-per-process';
import { type Family, gauge } from './prometheus';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

const eventLoopLag = oncePerProcess('Lag', () => {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  return lag;
});

/** Event loop lag; measured from the first scrape on, and reset by each one. */
function readLag(): { p50: number; p99: number; max: number } {
  const lag = eventLoopLag.get();
  // The measured value includes the interval itself.
  const late = (nanoseconds: number) =>
    Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1000);
  const found = {
    p50: late(lag.percentile(50)),
    p99: late(lag.percentile(99)),
    max: late(lag.max),
  };
  lag.reset();
  return found;
}

/** Uses the names of Prometheus' own clients, so that ready-made dashboards work. */
export function processFamilies(): Family[] {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const lag = readLag();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time of this process, its threads included.',
      samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'When this process started, Unix time.', startedAt),
    gauge('process_resident_memory_bytes', 'Memory of this process.', memory.rss),
    gauge('nodejs_heap_size_used_bytes', 'Used heap of JavaScript.', memory.heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Heap of JavaScript.', memory.heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory beside the heap.', memory.external),
    gauge('nodejs_eventloop_lag_p50_seconds', 'Lateness since the last look, median.', lag.p50),
    gauge('nodejs_eventloop_lag_p99_seconds', 'Lateness since the last look, p99.', lag.p99),
    gauge('nodejs_eventloop_lag_max_seconds', 'Lateness since the last look, worst.', lag.max),
  ];
}
