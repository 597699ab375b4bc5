import type { TimeZone } from '@imah/contract';
import type { Rhythm } from '../plan/demo-plan.ts';
/** Hour of the day in the building, with its fraction. */
export declare function localHour(ts: number, timeZone: TimeZone): number;
/** 0 is Sunday. */
export declare function localWeekday(ts: number, timeZone: TimeZone): number;
/** How busy the building is: 0 in the dead of night, 1 at its peak. */
export declare function activity(ts: number, timeZone: TimeZone, rhythm: Rhythm): number;
/** How warm the day is: 0 before dawn, 1 in the early afternoon. */
export declare function warmth(ts: number, timeZone: TimeZone): number;
//# sourceMappingURL=rhythm.d.ts.map