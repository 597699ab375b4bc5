import { floorLevels, type UnitKind, type UnitStatus } from '@imah/contract/buildings/words';
import type { OccupancyRole } from '@imah/contract/people/words';

const kinds: Readonly<Record<UnitKind, readonly string[]>> = {
  residential: ['hunian', 'residential', 'kamar', 'apartemen', 'rumah', 'tempat tinggal'],
  commercial: ['komersial', 'commercial', 'kantor', 'kios', 'toko', 'ruko', 'usaha'],
  parking: ['parkir', 'parking'],
  storage: ['gudang', 'storage'],
  common: ['fasum', 'common', 'umum', 'fasilitas umum', 'bersama'],
};
const statuses: Readonly<Record<UnitStatus, readonly string[]>> = {
  vacant: ['kosong', 'vacant', 'empty'],
  occupied: ['dihuni', 'terisi', 'occupied', 'isi'],
  rented: ['disewakan', 'disewa', 'sewa', 'rented'],
  renovation: ['renovasi', 'renovation'],
};
const roles: Readonly<Record<OccupancyRole, readonly string[]>> = {
  owner: ['pemilik', 'owner'],
  tenant: ['penyewa', 'tenant'],
  family: ['keluarga', 'family'],
  staff: ['pekerja', 'staff', 'karyawan'],
};

function wordOf<T extends string>(table: Readonly<Record<T, readonly string[]>>, text: string): T | null {
  const plain = text.trim().toLowerCase();
  // The keys of the table are T; Object.entries forgets it.
  const found = (Object.entries(table) as [T, readonly string[]][]).find(([, words]) => words.includes(plain));
  return found?.[0] ?? null;
}

export const readKind = (text: string): UnitKind | null => wordOf(kinds, text);
export const readStatus = (text: string): UnitStatus | null => wordOf(statuses, text);
export const readRole = (text: string): OccupancyRole | null => wordOf(roles, text);

/** A level with its label: `3`, `Lt. 3`, `Lantai Dasar`, `LG`, `B1`, `Basemen 2`. Null when it is none of these. */
export function readFloor(text: string): { level: number; label: string } | null {
  const label = text.trim().replaceAll(/\s+/g, ' ');
  const plain = label.toLowerCase();
  if (['dasar', 'lantai dasar', 'ground', 'ground floor', 'g', 'gf', 'lg'].includes(plain)) return { level: 0, label };
  const basement = /^(?:b|basemen|basement|besmen|lantai b)\s*(\d{1,2})$/.exec(plain)?.[1];
  const storey = /^(?:l|lt\.?|lantai|floor|level)?\s*(-?\d{1,3})(?:\.0+)?$/.exec(plain)?.[1];
  const level = basement === undefined ? (storey === undefined ? null : Number(storey)) : -Number(basement);
  if (level === null || level < floorLevels.min || level > floorLevels.max) return null;
  return { level, label: /^-?\d+(?:\.0+)?$/.test(label) ? floorLabel(level) : label };
}

/** What a floor is called when nobody has named it. */
export function floorLabel(level: number): string {
  return level === 0 ? 'Lantai Dasar' : level < 0 ? `Basemen ${-level}` : `Lantai ${level}`;
}

/** A number as people write it: `36`, `36,5`, `36.50 m²`, `1.250,75`. Null when it is none, or has two readings. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replace(/\s*(?:m2|m²|%)$/i, '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) && plain.includes(',')) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll('.', ''));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** E.164 of a number as it is written in Indonesia: `0812-3456-7890`, `62812…`, `+62 812…`. */
export function readPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const number = digits.startsWith('+')
    ? digits
    : digits.startsWith('62')
      ? `+${digits}`
      : `+62${digits.replace(/^0/, '')}`;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

const spreadsheetEpoch = Date.UTC(1899, 11, 30);

/** A day: `2026-11-20`, `20/11/2026`, `20-11-2026`, or the number a spreadsheet keeps for it. */
export function readDay(text: string): string | null {
  const plain = text.trim();
  if (/^\d{5}$/.test(plain)) return new Date(spreadsheetEpoch + Number(plain) * 86_400_000).toISOString().slice(0, 10);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  const iso = local === null ? plain : `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}`;
  // The years that every call takes and answers with.
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
