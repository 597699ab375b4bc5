/** One line: what is added to the metric's name, its labels and its value. */
export interface Sample {
  readonly suffix: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const sample = (suffix: string, labels: Sample['labels'], value: number): Sample => ({ suffix, labels, value });

/** `buckets`: how many were at most each bound and more than the one before. */
export function histogram(
  labels: Sample['labels'],
  bounds: readonly number[],
  { buckets, count, sum }: { readonly buckets: readonly number[]; readonly count: number; readonly sum: number },
): Sample[] {
  let below = 0;
  const upTo = bounds.map((bound, index) => {
    below += buckets[index] ?? 0;
    return sample('_bucket', { ...labels, le: String(bound) }, below);
  });
  return [
    ...upTo,
    sample('_bucket', { ...labels, le: '+Inf' }, count),
    sample('_sum', labels, sum),
    sample('_count', labels, count),
  ];
}

/** The text format of Prometheus, version 0.0.4: a few lines of text, which need no library. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ suffix, labels, value }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');
}

function writeLabels(labels: Sample['labels']): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return written.length === 0 ? '' : `{${written.join(',')}}`;
}

function escape(value: string): string {
  return value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
