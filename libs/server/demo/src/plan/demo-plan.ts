import type { DefaultGroupKey } from '@imah/contract/access';
import type { Address, DutyShiftDraft } from '@imah/contract/buildings';
import type {
  BuildingKind,
  ContactAudience,
  ContactRole,
  SectionKind,
  TimeZone,
  Trade,
  UnitKind,
} from '@imah/contract/buildings/words';
import type { OrganizationKind } from '@imah/contract/organizations/words';

/** How a building is used: when its people are awake, at home or at work. */
export type Rhythm = 'home' | 'office';

export interface DevicePlan {
  readonly typeKey: string;
  readonly name: string;
  /** Code of its unit, else it stands on a floor. */
  readonly unit?: string;
  readonly floor?: { readonly section: string; readonly level: number };
  /** Devices that nobody drives; the others are simulated. */
  readonly presence?: 'offline' | 'never-seen';
  /** How much of its kind it sees: a whole building uses more than a room. Default 1. */
  readonly scale?: number;
}

export interface FloorPlan {
  readonly level: number;
  readonly label: string;
  readonly units: readonly { readonly code: string; readonly kind: UnitKind; readonly areaMilliM2: number }[];
}

export interface OccupantPlan {
  readonly unit: string;
  readonly name: string;
  readonly role: 'owner' | 'tenant';
  /** Whose the unit is where a tenant lives in it. */
  readonly owner?: string;
  /** Who lives there with them. */
  readonly family?: readonly string[];
}

export interface NoticePlan {
  readonly title: string;
  readonly body: string;
  readonly urgency: 'normal' | 'important';
  /** Days from the start of the demonstration; negative has expired. */
  readonly forDays: number;
}

/** Somebody who can be called; their numbers are nobody's. */
export interface ContactPlan {
  readonly name: string;
  readonly role: ContactRole;
  readonly phone: string;
  readonly whatsapp: boolean;
  /** Null: day and night. */
  readonly hours: string | null;
  readonly audience: ContactAudience;
}

/** Who is on duty, in which hours of each week: an account by its address, or a line of the contacts by its name. */
export interface ShiftPlan extends Pick<DutyShiftDraft, 'days' | 'from' | 'to'> {
  readonly holder: { readonly email: string; readonly phone: string } | { readonly contact: string };
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
  readonly occupants: readonly OccupantPlan[];
  /** Units that nobody can live in at the moment. */
  readonly renovation?: readonly string[];
  /** Whether its units have a share in it (NPP), by their areas. */
  readonly hasShares?: boolean;
  readonly notices?: readonly NoticePlan[];
  /** In their order. */
  readonly contacts?: readonly ContactPlan[];
  readonly roster?: readonly ShiftPlan[];
}

export interface AccountPlan {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly DefaultGroupKey[];
  /** Unit that the person lives in. */
  readonly unit?: string;
  /** What somebody of the staff is able to do. */
  readonly trades?: readonly Trade[];
}

export interface OrganizationPlan {
  readonly name: string;
  readonly kind: OrganizationKind;
  /** The first one is the owner. */
  readonly accounts: readonly [AccountPlan, ...AccountPlan[]];
  readonly buildings: readonly BuildingPlan[];
}

/** Floors from `from` to `to` with the units that `unitsOf` gives them. */
export function floorsBetween(from: number, to: number, unitsOf: (level: number) => FloorPlan['units']): FloorPlan[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const level = from + index;
    const label = level === 0 ? 'Lantai Dasar' : level < 0 ? `Basemen ${-level}` : `Lantai ${level}`;
    return { level, label, units: unitsOf(level) };
  });
}
