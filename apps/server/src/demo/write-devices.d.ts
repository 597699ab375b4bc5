import { type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BuildingPlan, DevicePlan } from './plan/demo-plan.ts';
import type { WrittenPlaces } from './write-building.ts';
/** Serial number of a device of the demonstration: the simulator knows it again by it. */
export declare function serialOf(building: BuildingPlan, device: DevicePlan): string;
/** Writes the devices of a building with their past. */
export declare function writeDevices(trx: Transaction<Database>, orgId: string, plan: BuildingPlan, places: WrittenPlaces, now: number): Promise<void>;
//# sourceMappingURL=write-devices.d.ts.map