import type { Address, BuildingKind, DefaultGroupKey, OrganizationKind, SectionKind, TimeZone, UnitKind } from '@imah/contract';
/** How a building is used: when its people are awake, at home or at work. */
export type Rhythm = 'home' | 'office';
export interface DevicePlan {
    readonly typeKey: string;
    readonly name: string;
    /** Code of its unit, else it stands on a floor. */
    readonly unit?: string;
    readonly floor?: {
        readonly section: string;
        readonly level: number;
    };
    /** Devices that nobody drives; the others are simulated. */
    readonly presence?: 'offline' | 'never-seen';
    /** How much of its kind it sees: a whole building uses more than a room. Default 1. */
    readonly scale?: number;
}
export interface FloorPlan {
    readonly level: number;
    readonly label: string;
    readonly units: readonly {
        readonly code: string;
        readonly kind: UnitKind;
        readonly areaMilliM2: number;
    }[];
}
export interface BuildingPlan {
    readonly name: string;
    readonly code: string;
    readonly kind: BuildingKind;
    readonly timeZone: TimeZone;
    readonly rhythm: Rhythm;
    readonly address: Address;
    readonly sections: readonly {
        readonly name: string;
        readonly kind: SectionKind;
        readonly floors: readonly FloorPlan[];
    }[];
    readonly devices: readonly DevicePlan[];
    /** Who lives or works where, one name after the other: unit code and name. */
    readonly occupants: readonly {
        readonly unit: string;
        readonly name: string;
        readonly role: 'owner' | 'tenant';
    }[];
}
export interface AccountPlan {
    readonly email: string;
    readonly name: string;
    readonly groups: readonly DefaultGroupKey[];
    /** Unit that the person lives in. */
    readonly unit?: string;
}
export interface OrganizationPlan {
    readonly name: string;
    readonly kind: OrganizationKind;
    /** The first one is the owner. */
    readonly accounts: readonly [AccountPlan, ...AccountPlan[]];
    readonly buildings: readonly BuildingPlan[];
}
/** Floors from `from` to `to` with the units that `unitsOf` gives them. */
export declare function floorsBetween(from: number, to: number, unitsOf: (level: number) => FloorPlan['units']): FloorPlan[];
//# sourceMappingURL=demo-plan.d.ts.map