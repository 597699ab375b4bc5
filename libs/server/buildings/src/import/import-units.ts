import type { UnitImport, UnitImportReport, UnitImportSource } from '@imah/contract/buildings';
import { type BuildingKind, type SectionKind, type UnitKind, unitImportLimits } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import type { Transaction } from 'kysely';
import { auditActorOf, type CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { changePlaces, type PlaceEdit } from '../place-edit.ts';
import { findBuildingKind } from '../building-repository.ts';
import { listPlaces } from '../place-repository.ts';
import { applyImport, peopleKey } from './apply-import.ts';
import type { ImportFault } from './fault-texts.ts';
import type { RowDefaults } from './import-row.ts';
import { patternRows } from './pattern-rows.ts';
import { type ImportPlan, type KnownPlaces, planImport } from './plan-import.ts';
import { readLines } from './read-lines.ts';
import { type ReadTable, readRows } from './read-rows.ts';
import { faultOfLines, saidOfNone, saidOfRows } from './said-of-rows.ts';

/** Units that an answer shows. */
const shownUnits = 50;

const unitKindOf: Readonly<Record<BuildingKind, UnitKind>> = {
  apartment: 'residential',
  office: 'commercial',
  shophouse: 'commercial',
  'boarding-house': 'residential',
  housing: 'residential',
  mall: 'commercial',
  warehouse: 'storage',
  other: 'residential',
};

/** Checks or makes many units at once, in one transaction, and says in the person's language what is wrong. */
export async function importUnits(
  ports: CommandPorts,
  edit: PlaceEdit,
  { source, mode, faulty }: UnitImport,
  locale: Locale,
): Promise<UnitImportReport> {
  // Before the building is locked: a file may take its time.
  const lines = source.kind === 'pattern' ? null : await readLines(source, JSON.stringify(auditActorOf(edit)));
  const { buildingId } = edit;
  return changePlaces<UnitImportReport>(ports, edit, async (trx) => {
    const event = { id: buildingId, op: 'created' } as const;
    const known = await readKnown(trx, edit);
    const table = readSource(source, lines, {
      section: known.sections[0]?.name ?? firstSection[locale],
      kind: unitKindOf[known.kind],
    });
    if (typeof table === 'string') return { result: refused(table, locale), audit: null, event };
    const plan = planImport(table.rows, known);
    const faultyRows = plan.rows.filter(({ faults }) => faults.length > 0).length;
    const canApply = plan.good.length > 0 && plan.wholeFault === null && (faultyRows === 0 || faulty === 'skip');
    const applied = mode === 'apply' && canApply;
    const result = reportOf(plan, table, { applied, locale });
    if (!applied) return { result, audit: null, event };
    const kind: SectionKind = source.kind === 'pattern' ? source.pattern.sectionKind : 'tower';
    await applyImport(trx, edit, plan, known, kind);
    const { newSections, newFloors, good } = plan;
    const made = { sections: newSections.length, floors: newFloors.length, units: good.length, people: peopleIn(plan) };
    return { result, audit: { action: 'import', entity: 'building', entityId: buildingId, after: made }, event };
  });
}

function readSource(
  source: UnitImportSource,
  lines: readonly string[][] | null,
  defaults: RowDefaults,
): ReadTable | ImportFault {
  if (source.kind === 'pattern') {
    const rows = patternRows(source.pattern);
    if (typeof rows === 'string') return rows;
    return rows.length > unitImportLimits.rows ? 'too-many-rows' : { headings: [], ignoredHeadings: [], rows };
  }
  const fault = faultOfLines(lines);
  if (lines === null || fault !== null) return fault ?? 'unreadable';
  const table = readRows(lines, defaults);
  if (table === null) return lines.length === 0 ? 'no-rows' : 'no-heading';
  return table.rows.length === 0 ? 'no-rows' : table;
}

function reportOf(
  plan: ImportPlan,
  table: ReadTable,
  { applied, locale }: { applied: boolean; locale: Locale },
): UnitImportReport {
  const wrong = plan.rows.filter(({ faults }) => faults.length > 0);
  return {
    applied,
    rows: plan.rows.length,
    units: plan.good.length,
    floors: plan.newFloors.length,
    sections: plan.newSections.length,
    people: peopleIn(plan),
    ...saidOfRows(table, wrong, { whole: plan.wholeFault, locale }),
    preview: plan.good
      .slice(0, shownUnits)
      .map(({ section, floorLabel: floor, code, kind, areaMilliM2 }) => ({ section, floor, code, kind, areaMilliM2 })),
  };
}

function refused(fault: ImportFault, locale: Locale): UnitImportReport {
  const nothing = { rows: 0, units: 0, floors: 0, sections: 0, people: 0 };
  return { applied: false, ...nothing, preview: [], ...saidOfNone(fault, locale) };
}

function peopleIn(plan: ImportPlan): number {
  const keys = plan.good.flatMap(({ person }, row) => (person === null ? [] : [peopleKey(person, row)]));
  return new Set(keys).size;
}

const firstSection: Readonly<Record<Locale, string>> = { id: 'Bangunan Utama', en: 'Main building' };

async function readKnown(
  trx: Transaction<Database>,
  edit: PlaceEdit,
): Promise<KnownPlaces & { readonly kind: BuildingKind }> {
  const places = await listPlaces(trx, edit, 'all');
  return { kind: (await findBuildingKind(trx, edit)) ?? 'other', ...places };
}
