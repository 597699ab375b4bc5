import { type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BuildingPlan } from './plan/demo-plan.ts';
export interface WrittenPlaces {
    readonly buildingId: string;
    readonly units: ReadonlyMap<string, {
        readonly id: string;
        readonly floorId: string;
        readonly sectionId: string;
    }>;
    /** By section name and level. */
    readonly floors: ReadonlyMap<string, {
        readonly id: string;
        readonly sectionId: string;
    }>;
}
/** Writes a building with its sections, floors and units. */
export declare function writeBuilding(trx: Transaction<Database>, orgId: string, plan: BuildingPlan, now: number): Promise<WrittenPlaces>;
export interface OccupantRow {
    readonly unitId: string;
    readonly name: string;
    readonly role: 'owner' | 'tenant';
    readonly userId?: string;
    readonly email?: string;
}
/** Moves people in; each pays for the unit. */
export declare function writeOccupants(trx: Transaction<Database>, orgId: string, occupants: readonly OccupantRow[], since: string): Promise<void>;
//# sourceMappingURL=write-building.d.ts.map