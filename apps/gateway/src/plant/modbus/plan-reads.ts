import type { ModbusPoint } from '../../config/settings.ts';
import { registersOf } from './codec.ts';

/** One question to a unit: neighbouring registers, and the points in them. */
export interface Span {
  readonly register: ModbusPoint['register'];
  readonly address: number;
  readonly length: number;
  readonly points: readonly ModbusPoint[];
}

export interface PlanLimits {
  /** Registers between two points that are read for nothing rather than asked around. */
  readonly gap: number;
  /** Registers of one question. */
  readonly longest: number;
}

/** The questions that read all of the points: as few as the limits allow, no point in two. */
export function planReads(points: readonly ModbusPoint[], { gap, longest }: PlanLimits): readonly Span[] {
  const spans: Span[] = [];
  const sorted = points.toSorted(
    (a, b) => a.register.localeCompare(b.register) || a.address - b.address || registersOf(a) - registersOf(b),
  );
  for (const point of sorted) {
    const last = spans.at(-1);
    const joined = last === undefined ? null : join(last, point, gap);
    if (joined !== null && joined.length <= Math.max(longest, registersOf(point))) spans.splice(-1, 1, joined);
    else spans.push(spanOf([point]));
  }
  return spans;
}

/** Both halves of a question that was refused: one of its registers is none of the unit's. */
export function halve({ points }: Span): readonly Span[] {
  const middle = Math.ceil(points.length / 2);
  return [points.slice(0, middle), points.slice(middle)].filter((half) => half.length > 0).map(spanOf);
}

function join(span: Span, point: ModbusPoint, gap: number): Span | null {
  const end = span.address + span.length;
  return span.register === point.register && point.address <= end + gap ? spanOf([...span.points, point]) : null;
}

function spanOf(points: readonly ModbusPoint[]): Span {
  const [first] = points;
  if (first === undefined) throw new Error('a question about nothing');
  const end = Math.max(...points.map((point) => point.address + registersOf(point)));
  return { register: first.register, address: first.address, length: end - first.address, points };
}
