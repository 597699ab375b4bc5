import type { UnitImportColumn, UnitKind, UnitStatus } from '@imah/contract/buildings/words';
import type { OccupancyRole } from '@imah/contract/people/words';
import type { ImportFault } from './fault-texts.ts';

/** Something wrong with one cell, or with the whole row. */
export interface RowFault<Column extends string = UnitImportColumn> {
  readonly column: Column | null;
  readonly fault: ImportFault;
}

/** Somebody named in a row. */
export interface RowPerson {
  readonly name: string;
  readonly role: OccupancyRole;
  readonly phone: string | null;
  readonly email: string | null;
  /** Null: today. */
  readonly since: string | null;
}

/** One unit as its row names it. */
export interface RowUnit {
  readonly section: string;
  readonly level: number;
  readonly floorLabel: string;
  readonly code: string;
  readonly kind: UnitKind;
  readonly areaMilliM2: number;
  readonly status: UnitStatus;
  /** Millionths of a percent. */
  readonly nppE6: number | null;
  readonly person: RowPerson | null;
}

/** A row of the input: what was read, or what is wrong. */
export interface ImportRow {
  /** As a spreadsheet counts: the heading is 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly unit: RowUnit | null;
  readonly faults: readonly RowFault[];
}

/** What is taken for granted where a row says nothing. */
export interface RowDefaults {
  readonly section: string;
  readonly kind: UnitKind;
}
