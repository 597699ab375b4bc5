import type { Chart } from './chart-words.ts';
import { interfaceCharts } from './interface-charts.ts';
import { moneyCharts } from './money-charts.ts';
import { sessionAndLiveCharts } from './session-and-live-charts.ts';
import { workCharts } from './work-charts.ts';

/** Every chart of this library, in the order of the README. */
export const charts: readonly Chart[] = [...sessionAndLiveCharts, ...interfaceCharts, ...workCharts, ...moneyCharts];
