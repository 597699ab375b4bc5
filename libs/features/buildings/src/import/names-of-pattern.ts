import type { UnitPattern } from '@imah/contract/buildings';
import { floorLevels, unitCodeOf } from '@imah/contract/buildings/words';

/** So many names begin the preview; the last one ends it. */
const shown = 3;

/**
 * What the units of a pattern will be called: "K-101, K-102, K-103 … K-208", and whether two would be called alike. Without
 * names where the pattern makes none.
 */
export function namesOfPattern({ fromLevel, toLevel, skippedLevels, unitsPerFloor, codeTemplate }: UnitPattern): {
  readonly names: string;
  readonly state: 'different' | 'same';
} {
  // While it is typed a floor may be anywhere.
  const from = Math.max(fromLevel, floorLevels.min);
  const to = Math.min(toLevel, floorLevels.max);
  const levels = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(
    (level) => !skippedLevels.includes(level),
  );
  const codes = levels.flatMap((level) =>
    Array.from({ length: Math.min(unitsPerFloor, 200) }, (_, index) => unitCodeOf(codeTemplate, level, index + 1)),
  );
  const head = codes.slice(0, shown).join(', ');
  const names = codes.length <= shown ? head : `${head} … ${codes.at(-1)}`;
  return { names, state: new Set(codes).size < codes.length ? 'same' : 'different' };
}
