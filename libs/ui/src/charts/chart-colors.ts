import { vars } from '../tokens/contract.css.ts';

/** The eight data colours by number; a ninth series starts again at the first. */
export const dataSteps = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export function dataStep(position: number): (typeof dataSteps)[number] {
  return dataSteps[position % dataSteps.length] ?? '1';
}

export type ChartColors = { text: string; grid: string; focus: string; danger: string; data: string[] };

/** The colours of the theme as they are now: a canvas knows no variables. */
export function readChartColors(element: Element): ChartColors {
  const computed = getComputedStyle(element);
  const valueOf = (variable: string) => computed.getPropertyValue(variable.replace(/^var\((--[^),]+).*$/, '$1')).trim();
  return {
    text: valueOf(vars.color.textMuted),
    grid: valueOf(vars.color.border),
    focus: valueOf(vars.color.focus),
    danger: valueOf(vars.color.danger.text),
    data: dataSteps.map((step) => valueOf(vars.color.data[step])),
  };
}
