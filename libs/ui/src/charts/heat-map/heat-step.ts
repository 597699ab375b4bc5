export type HeatStep = '1' | '2' | '3' | '4' | '5';
export const heatSteps = ['1', '2', '3', '4', '5'] as const;

/** Which of five even steps from the lowest to the highest a value falls into; the middle when all are equal. */
export function heatStep(value: number, lowest: number, highest: number): HeatStep {
  if (lowest === highest) return '3';
  const step = Math.floor(((value - lowest) / (highest - lowest)) * heatSteps.length);
  return heatSteps[Math.min(Math.max(step, 0), heatSteps.length - 1)] ?? '3';
}
