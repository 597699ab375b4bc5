export type Arc = {
  /** In turns clockwise from the top: 0 to 1. */
  from: number;
  to: number;
  outer: number;
  inner: number;
};

const round = (value: number) => Math.round(value * 1000) / 1000;

/** An SVG path of a part of a ring around 0 0. A whole ring is drawn as two halves: an arc cannot end where it began. */
export function arcPath({ from, to, outer, inner }: Arc): string {
  if (to - from >= 1) {
    const half = from + 0.5;
    return arcPath({ from, to: half, outer, inner }) + arcPath({ from: half, to: from + 0.9999, outer, inner });
  }
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}
