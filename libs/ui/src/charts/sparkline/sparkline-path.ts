/** The drawing is this wide and high; it is stretched to its place. */
export const sparklineBox = { width: 100, height: 32, edge: 2 } as const;

/**
 * An SVG path through the values, lowest at the foot and highest at the top; a null lifts the pen. A line of
 * equal values runs through the middle. Empty when there is nothing to draw.
 */
export function sparklinePath(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return '';
  const { width, height, edge } = sparklineBox;
  const lowest = Math.min(...known);
  const range = Math.max(...known) - lowest;
  const across = (position: number) => (values.length > 1 ? (position / (values.length - 1)) * width : 0);
  const up = (value: number) =>
    range === 0 ? height / 2 : height - edge - ((value - lowest) / range) * (height - 2 * edge);

  let pen: 'up' | 'down' = 'up';
  return values
    .map((value, position) => {
      if (value === null) {
        pen = 'up';
        return '';
      }
      const step = `${pen === 'up' ? 'M' : 'L'}${round(across(position))} ${round(up(value))}`;
      pen = 'down';
      return step;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
