import type { UnitImportColumn } from '@imah/contract/buildings/words';

const names: Readonly<Record<UnitImportColumn, readonly string[]>> = {
  section: ['bagian', 'menara', 'tower', 'blok', 'block', 'gedung', 'section', 'wing', 'sayap'],
  floor: ['lantai', 'lt', 'floor', 'level', 'lantai ke'],
  code: ['unit', 'kode', 'kode unit', 'nomor unit', 'no unit', 'nomor', 'no', 'code', 'unit code', 'kamar', 'room'],
  kind: ['jenis', 'jenis unit', 'tipe', 'kind', 'type', 'fungsi'],
  area: ['luas', 'luas m2', 'luas m²', 'area', 'area m2', 'area m²', 'm2', 'm²'],
  status: ['status', 'keadaan', 'kondisi'],
  npp: ['npp', 'npp persen', 'npp %'],
  person: ['penghuni', 'nama', 'nama penghuni', 'pemilik', 'nama pemilik', 'penyewa', 'occupant', 'name', 'resident'],
  role: ['peran', 'sebagai', 'role'],
  phone: ['telepon', 'no telepon', 'hp', 'no hp', 'wa', 'whatsapp', 'phone', 'nomor hp', 'nomor telepon'],
  email: ['email', 'e mail', 'surel'],
  since: ['sejak', 'mulai', 'tanggal masuk', 'since', 'from'],
};

/** What a heading means; null where nobody knows. */
export const columnOfHeading = headingReader(names);

/** Finds the column that a heading names. Case, stops, hyphens and brackets do not count. */
export function headingReader<Column extends string>(
  namesOf: Readonly<Record<Column, readonly string[]>>,
): (heading: string) => Column | null {
  const known: ReadonlyMap<string, Column> = new Map(
    // The keys of the names are columns; Object.entries forgets it.
    (Object.entries(namesOf) as [Column, readonly string[]][]).flatMap(([column, list]) =>
      list.map((name) => [name, column] as const),
    ),
  );
  return (heading) => {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[.,:;()[\]_*-]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return known.get(plain) ?? null;
  };
}
