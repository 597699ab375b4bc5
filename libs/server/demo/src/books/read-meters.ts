import { createMeter, createReading } from '@imah/server-metering';
import type { BooksPlan } from '../plan/books-melati.ts';
import type { BooksEdit, BooksPlace, BooksPorts } from './books-place.ts';

interface Counted {
  readonly plan: BooksPlan;
  /** The id of each meter, by its unit; the main one stands under its number. */
  readonly meters: Map<string, string>;
}

const device = { resource: 'water', registers: ['m3'], digits: 5, multiplierE6: 1_000_000 } as const;
const nothing = { seal: null, verifyUntil: null, location: '' } as const;

/** Puts in the main meter, and below it one for each unit of the plan. */
export async function hangMeters(
  ports: BooksPorts,
  edit: BooksEdit,
  { plan, place, meters }: Counted & { readonly place: BooksPlace },
): Promise<void> {
  const { main, units } = plan.waterMeters;
  const { timeZone } = place;
  const installedOn = Temporal.Instant.fromEpochMilliseconds(edit.now).toZonedDateTimeISO(timeZone).toPlainDate();
  const shared = { ...device, ...nothing, installedOn: installedOn.toString() };
  const { id: parentId } = await createMeter(ports, edit, {
    ...shared,
    registers: [...device.registers],
    number: main,
    role: 'main',
    unitId: null,
    parentId: null,
    location: 'Ruang pompa',
    firstValues: [0],
  });
  meters.set(main, parentId);
  for (const [index, [code]] of units.entries()) {
    const unitId = place.units.get(code)?.id;
    if (unitId === undefined) continue;
    const number = `AIR-${String(index + 1).padStart(4, '0')}`;
    const meter = { ...shared, registers: [...device.registers], number, unitId, parentId, firstValues: [0] };
    meters.set(code, (await createMeter(ports, edit, { ...meter, role: 'unit' })).id);
  }
}

/** Reads all meters at the end of month `month` of the plan, the first being 0. */
export async function readMeters(
  ports: BooksPorts,
  edit: BooksEdit,
  { plan, meters, month }: Counted & { readonly month: number },
): Promise<void> {
  const { main, units, lossPercent } = plan.waterMeters;
  let sum = 0;
  for (const [index, [code, usual]] of units.entries()) {
    const shown = shownAfter(month, usual, index);
    sum += shown;
    await read(meters.get(code), shown);
  }
  await read(meters.get(main), Math.round((sum * 100) / (100 - lossPercent)));

  async function read(meterId: string | undefined, milli: number): Promise<void> {
    if (meterId === undefined) return;
    const draft = { values: [milli], source: 'staff', as: 'reading', note: '' } as const;
    await createReading(ports, { ...edit, meterId }, { ...draft, values: [milli], fileIds: [] });
  }
}

/** What a meter shows after a month: every month a little more or less than usual, the same for everybody who looks. */
function shownAfter(month: number, usual: number, unit: number): number {
  const months = Array.from({ length: month + 1 }, (_, nth) => nth);
  return months.reduce((milli, nth) => milli + Math.round(usual * 1000 * (1 + 0.18 * Math.sin(nth * 2.1 + unit))), 0);
}
