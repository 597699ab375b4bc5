import type { UnitPattern } from '@imah/contract/buildings';
import { unitCodeOf } from '@imah/contract/buildings/words';
import type { ImportFault } from './fault-texts.ts';
import type { ImportRow } from './import-row.ts';
import { floorLabel } from './read-values.ts';

/** The rows of a pattern, from the lowest floor up; or what is wrong with it. */
export function patternRows(pattern: UnitPattern): readonly ImportRow[] | ImportFault {
  if (pattern.toLevel < pattern.fromLevel) return 'pattern-backwards';
  const skipped = new Set(pattern.skippedLevels);
  const levels = Array.from(
    { length: pattern.toLevel - pattern.fromLevel + 1 },
    (_, index) => pattern.fromLevel + index,
  );
  const places = levels
    .filter((level) => !skipped.has(level))
    .flatMap((level) => Array.from({ length: pattern.unitsPerFloor }, (_, index) => ({ level, number: index + 1 })));
  const codes = places.map(({ level, number }) => unitCodeOf(pattern.codeTemplate, level, number));
  if (codes.some((code) => !/^[A-Z0-9-]{1,40}$/.test(code))) return 'bad-code';
  if (new Set(codes).size < codes.length) return 'pattern-same-code';
  return places.map(({ level }, index): ImportRow => {
    const code = codes[index] ?? '';
    const { sectionName: section, unitKind: kind, areaMilliM2 } = pattern;
    return {
      row: index + 2,
      cells: [section, String(level), code],
      unit: {
        section,
        level,
        floorLabel: floorLabel(level),
        code,
        kind,
        areaMilliM2,
        status: 'vacant',
        nppE6: null,
        person: null,
      },
      faults: [],
    };
  });
}
