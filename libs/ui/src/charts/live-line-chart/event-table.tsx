import { useLabels } from '../../labels/labels.tsx';
import { Table } from '../../components/table/table.tsx';
import type { ChartEvent } from './plot-marks.ts';

export type EventTableProps = {
  title: string;
  events: readonly ChartEvent[];
  formatTime: (time: number) => string;
};

/** What is marked on a chart, newest first; nothing where nothing is. */
export function EventTable({ title, events, formatTime }: EventTableProps) {
  const labels = useLabels();
  if (events.length === 0) return null;
  return (
    <Table
      caption={title}
      columns={[
        { id: 'time', label: labels.time },
        { id: 'event', label: labels.event },
      ]}
      rows={events
        .toSorted((one, other) => other.time - one.time)
        .map(({ time, end, label }) => ({
          id: `${time}${label}`,
          cells: {
            time: end === undefined ? formatTime(time) : `${formatTime(time)} – ${formatTime(end)}`,
            event: label,
          },
        }))}
    />
  );
}
