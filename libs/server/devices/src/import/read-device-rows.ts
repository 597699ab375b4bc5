import {
  type DeviceImportColumn,
  deviceNameLength,
  devicePlaceLength,
  deviceSerialLength,
  deviceTagBounds,
} from '@imah/contract/devices/words';
import { atMost, createCellReader, headingReader, readTable, type TableLine } from '@imah/server-buildings/import';
import { tidyTags } from '../device-spot.ts';
import type { DeviceRow } from './device-row.ts';

const columnOf = headingReader<DeviceImportColumn>({
  name: ['nama', 'nama perangkat', 'perangkat', 'alat', 'nama alat', 'name', 'device', 'device name'],
  type: ['jenis', 'jenis perangkat', 'tipe', 'type', 'device type', 'model'],
  serial: ['nomor seri', 'no seri', 'seri', 'sn', 's n', 'serial', 'serial number', 'serial no'],
  unit: ['unit', 'kode unit', 'nomor unit', 'no unit', 'kamar', 'unit code', 'room'],
  floor: ['lantai', 'lt', 'floor', 'level', 'lantai ke'],
  section: ['bagian', 'menara', 'tower', 'blok', 'block', 'section', 'wing', 'sayap'],
  place: ['tempat', 'tepatnya', 'tepatnya di', 'letak', 'lokasi', 'place', 'location', 'spot'],
  gateway: ['gateway', 'lewat', 'gerbang', 'through', 'induk'],
  tags: ['tag', 'tags', 'label', 'penanda'],
});

/** Headings with what they mean, and the rows of devices below them. */
export interface DeviceTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly DeviceRow[];
}

/** Reads devices out of cells whose first line names the columns. Null without columns of names and types. */
export function readDeviceRows(lines: readonly (readonly string[])[]): DeviceTable | null {
  const table = readTable(lines, columnOf, ['name', 'type']);
  if (table === null) return null;
  const { headings, ignoredHeadings } = table;
  return { headings, ignoredHeadings, rows: table.lines.map(readRow) };
}

function readRow(line: TableLine<DeviceImportColumn>): DeviceRow {
  const { read, must, faults } = createCellReader(line);
  must('name');
  must('type');
  const words = (column: DeviceImportColumn, longest: number) =>
    read<string | null>(column, atMost(longest), null, 'too-long');
  const named = {
    name: words('name', deviceNameLength) ?? '',
    type: words('type', deviceNameLength) ?? '',
    serial: words('serial', deviceSerialLength),
    unit: words('unit', 40),
    floor: words('floor', 120),
    section: words('section', 120),
    place: words('place', devicePlaceLength),
    gateway: words('gateway', deviceNameLength),
    tags: read('tags', readTags, [], 'bad-tags'),
  };
  return { row: line.row, cells: line.cells, named: faults.length === 0 ? named : null, faults };
}

/** Tags between commas or semicolons. */
function readTags(text: string): string[] | null {
  const tags = tidyTags(
    text
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  );
  const isFine = tags.length <= deviceTagBounds.most && tags.every((tag) => tag.length <= deviceTagBounds.longest);
  return isFine ? tags : null;
}
