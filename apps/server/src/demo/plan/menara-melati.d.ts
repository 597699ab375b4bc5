import { type BuildingPlan } from './demo-plan.ts';
/** 32 devices. */
export declare const menaraMelati: BuildingPlan;
//# sourceMappingURL=menara-melati.d.ts.map