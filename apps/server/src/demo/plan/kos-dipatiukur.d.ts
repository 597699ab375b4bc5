import { type BuildingPlan } from './demo-plan.ts';
/** 10 devices. */
export declare const kosDipatiukur: BuildingPlan;
//# sourceMappingURL=kos-dipatiukur.d.ts.map