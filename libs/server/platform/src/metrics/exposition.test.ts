import { describe, expect, it } from 'vitest';
import { histogram, sample, writeMetrics } from './exposition.ts';
import { createMetrics } from './metrics.ts';

const sources = { pools: () => ({}), mqttConnections: () => 0 };

describe('the text that Prometheus reads', () => {
  it('says of each metric what it is, and has a line for each sample', () => {
    const text = writeMetrics([
      {
        name: 'imah_things_total',
        help: 'Things.',
        type: 'counter',
        samples: [sample('', {}, 3), sample('', { kind: 'a', place: 'b' }, 0.5)],
      },
      { name: 'imah_nothing', help: 'Nothing yet.', type: 'gauge', samples: [] },
    ]);

    expect(text).toBe(
      '# HELP imah_things_total Things.\n# TYPE imah_things_total counter\n' +
        'imah_things_total 3\nimah_things_total{kind="a",place="b"} 0.5\n' +
        '# HELP imah_nothing Nothing yet.\n# TYPE imah_nothing gauge\n',
    );
  });

  it('lets no label end its line, its text or its list', () => {
    const text = writeMetrics([
      { name: 'a', help: 'A.', type: 'gauge', samples: [sample('', { route: 'x"} 1\nb{y="\\' }, 1)] },
    ]);

    expect(text.split('\n')[2]).toBe(String.raw`a{route="x\"} 1\nb{y=\"\\"} 1`);
  });
});

describe('a histogram', () => {
  it('counts in each bucket all that was at most its bound', () => {
    const samples = histogram({ route: '/' }, [0.1, 1, 10], { buckets: [2, 0, 3], count: 6, sum: 41.5 });

    expect(samples.map(({ suffix, labels, value }) => [suffix, labels['le'] ?? null, value])).toEqual([
      ['_bucket', '0.1', 2],
      ['_bucket', '1', 2],
      ['_bucket', '10', 5],
      ['_bucket', '+Inf', 6],
      ['_sum', null, 41.5],
      ['_count', null, 6],
    ]);
  });

  it('of nothing is all zeros', () => {
    expect(histogram({}, [1], { buckets: [], count: 0, sum: 0 }).map(({ value }) => value)).toEqual([0, 0, 0, 0]);
  });
});

describe('what is counted of answers', () => {
  function linesAfter(...seconds: number[]): string[] {
    const metrics = createMetrics();
    for (const each of seconds) metrics.answered({ method: 'GET', route: '/a', status: 200, seconds: each });
    metrics.answered({ method: 'GET', route: '/a', status: 503, seconds: 0 });
    const lines = metrics.text(sources).split('\n');
    metrics.stop();
    return lines;
  }
  const bucket = (lines: readonly string[], bound: string) =>
    lines.find((line) => line.includes('duration_seconds_bucket') && line.includes(`le="${bound}"`))?.split(' ')[1];

  it('stands in the bucket of its bound, also exactly at it, and beyond the last in none but all', () => {
    const lines = linesAfter(0.005, 0.0051, 10, 10.1);

    expect(['0.005', '0.01', '5', '10', '+Inf'].map((bound) => bucket(lines, bound))).toEqual([
      '2',
      '3',
      '3',
      '4',
      '5',
    ]);
  });

  it('is told apart by its status, and timed together', () => {
    const lines = linesAfter(1);

    expect(lines).toEqual(
      expect.arrayContaining([
        'imah_http_requests_total{method="GET",route="/a",status="200"} 1',
        'imah_http_requests_total{method="GET",route="/a",status="503"} 1',
        'imah_http_request_duration_seconds_sum{method="GET",route="/a"} 1',
        'imah_http_request_duration_seconds_count{method="GET",route="/a"} 2',
      ]),
    );
  });

  it('goes on from question to question', () => {
    const metrics = createMetrics();
    const total = () => /imah_http_requests_total\{.*\} (\d+)/.exec(metrics.text(sources))?.[1];
    const answered = () => metrics.answered({ method: 'GET', route: '/a', status: 200, seconds: 0 });
    answered();
    const first = total();
    answered();
    const second = total();
    metrics.stop();

    expect([first, second]).toEqual(['1', '2']);
  });
});
