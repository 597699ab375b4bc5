import { monitorEventLoopDelay } from 'node:perf_hooks';
import { histogram, type Metric, sample, writeMetrics } from './exposition.ts';

/** Upper bounds of the buckets of answers, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface PoolFigure {
  readonly max: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What is looked at when somebody asks. */
export interface MetricSources {
  readonly pools: () => Readonly<Record<string, PoolFigure>>;
  readonly mqttConnections: () => number;
}

interface Answered {
  readonly method: string;
  /** As the route was written: `/api/v1/tickets/:ticketId`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly answered: (answer: Answered) => void;
  /** Everything in the text format of Prometheus, version 0.0.4. */
  readonly text: (sources: MetricSources) => string;
  readonly stop: () => void;
}

interface Answers {
  readonly buckets: number[];
  count: number;
  sum: number;
}

/** Counts what the server does, from its start. */
export function createMetrics(): Metrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const byStatus = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>();
  const byRoute = new Map<string, { labels: Readonly<Record<string, string>>; answers: Answers }>();

  return {
    answered({ method, route, status, seconds }) {
      const key = `${method} ${route}`;
      const counted = byStatus.get(`${key} ${status}`) ?? { labels: { method, route, status: `${status}` }, count: 0 };
      counted.count += 1;
      byStatus.set(`${key} ${status}`, counted);
      const timed = byRoute.get(key) ?? {
        labels: { method, route },
        answers: { buckets: bounds.map(() => 0), count: 0, sum: 0 },
      };
      byRoute.set(key, timed);
      timed.answers.count += 1;
      timed.answers.sum += seconds;
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) timed.answers.buckets[bucket] = (timed.answers.buckets[bucket] ?? 0) + 1;
    },
    text: ({ pools, mqttConnections }) =>
      writeMetrics([
        requests([...byStatus.values()]),
        {
          name: 'imah_http_request_duration_seconds',
          help: 'Time until the last byte of an answer was handed over.',
          type: 'histogram',
          samples: [...byRoute.values()].flatMap(({ labels, answers }) => histogram(labels, bounds, answers)),
        },
        eventLoop(delay),
        connections(pools()),
        gauge('imah_mqtt_connections', 'Connections of the live channel.', mqttConnections()),
        gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
        gauge('process_uptime_seconds', 'How long the process has run.', process.uptime()),
      ]),
    stop: () => void delay.disable(),
  };
}

function requests(counted: readonly { labels: Readonly<Record<string, string>>; count: number }[]): Metric {
  return {
    name: 'imah_http_requests_total',
    help: 'Answers, by route and status.',
    type: 'counter',
    samples: counted.map(({ labels, count }) => sample('', labels, count)),
  };
}

/** Since the question before, so that a bad minute is seen and one long ago is not. */
function eventLoop(delay: ReturnType<typeof monitorEventLoopDelay>): Metric {
  const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max };
  delay.reset();
  return {
    name: 'imah_event_loop_delay_seconds',
    help: 'How late the event loop was, since the last scrape.',
    type: 'gauge',
    samples: Object.entries(quantiles).map(([quantile, nanoseconds]) => sample('', { quantile }, nanoseconds / 1e9)),
  };
}

function connections(pools: Readonly<Record<string, PoolFigure>>): Metric {
  return {
    name: 'imah_database_connections',
    help: 'Connections of each pool: its limit, those open and idle, and calls that wait for one.',
    type: 'gauge',
    samples: Object.entries(pools).flatMap(([pool, figures]) =>
      Object.entries(figures).map(([state, value]) => sample('', { pool, state }, Number(value))),
    ),
  };
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [sample('', {}, value)],
});
