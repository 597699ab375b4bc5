import type { UnitPattern } from '@imah/contract/buildings';
import type { BuildingKind } from '@imah/contract/buildings/words';

type Template = Omit<UnitPattern, 'skippedLevels'>;

/** What a building of each kind usually looks like: a beginning that people change. */
export const patternTemplates: Readonly<Record<BuildingKind, Template>> = {
  apartment: template('Menara A', 'tower', [1, 10], 8, 'A-{LL}{NN}', 'residential', 36),
  office: template('Gedung Utama', 'tower', [1, 5], 4, '{L}{NN}', 'commercial', 80),
  shophouse: template('Blok A', 'block', [0, 0], 12, 'A-{NN}', 'commercial', 75),
  'boarding-house': template('Rumah Kos', 'block', [1, 2], 8, 'K-{L}{NN}', 'residential', 12),
  housing: template('Blok A', 'block', [0, 0], 20, 'A-{NN}', 'residential', 72),
  mall: template('Gedung Utama', 'tower', [0, 3], 20, 'L{L}-{NN}', 'commercial', 24),
  warehouse: template('Blok A', 'block', [0, 0], 10, 'G-{NN}', 'storage', 200),
  other: template('Bangunan Utama', 'tower', [1, 3], 4, '{L}{NN}', 'residential', 36),
};

function template(
  sectionName: string,
  sectionKind: Template['sectionKind'],
  [fromLevel, toLevel]: readonly [number, number],
  unitsPerFloor: number,
  codeTemplate: string,
  unitKind: Template['unitKind'],
  areaM2: number,
): Template {
  const areaMilliM2 = areaM2 * 1000;
  return { sectionName, sectionKind, fromLevel, toLevel, unitsPerFloor, codeTemplate, unitKind, areaMilliM2 };
}

/** `4, 13` → 4 and 13; what is no number is left out. */
export function readLevels(text: string): number[] {
  const levels = text.split(/[\s,;]+/).flatMap((part) => (/^-?\d{1,3}$/.test(part) ? [Number(part)] : []));
  return [...new Set(levels)].slice(0, 50);
}

/** How many units a pattern makes. */
export function countOfPattern({ fromLevel, toLevel, skippedLevels, unitsPerFloor }: UnitPattern): number {
  const skipped = skippedLevels.filter((level) => level >= fromLevel && level <= toLevel).length;
  return Math.max(0, toLevel - fromLevel + 1 - skipped) * unitsPerFloor;
}
