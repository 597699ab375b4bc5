export { useDashboardTexts } from '../texts.ts';
export { EnergyFigures, NoEnergy } from './energy-content.tsx';
export { ClockContent } from './grid-widgets.tsx';
export { RankingRows } from './ranking-content.tsx';
export { FloorMap } from './units-content.tsx';
export { TrendLine, ValueView } from './value-content.tsx';
