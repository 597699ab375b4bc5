import { type BuildingPlan } from './demo-plan.ts';
/** 18 devices. */
export declare const sulawesiNiaga: BuildingPlan;
//# sourceMappingURL=sulawesi-niaga.d.ts.map