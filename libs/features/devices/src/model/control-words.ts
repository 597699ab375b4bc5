const metrics = ['running', 'on', 'locked'] as const;

/** Which words a control is spoken of with: a pump is turned on, a door is locked. */
export type ControlWords = (typeof metrics)[number] | 'other';

export type Direction = 'on' | 'off';

export function controlWords(metric: string): ControlWords {
  return metrics.find((known) => known === metric) ?? 'other';
}

export function directionOf(value: boolean): Direction {
  return value ? 'on' : 'off';
}

/** Characters of a reason; what the contract's schema says, without bringing the schemas along. */
export const reasonLength = { min: 3, max: 200 } as const;
