import { occupancyRoles } from '@imah/contract/people/words';
import type { Places, Unit } from '@imah/contract/buildings';
import { useMemo } from 'react';
import { useUnitsTexts } from '../units/texts.ts';
import { unitKinds, unitStatuses } from '@imah/contract/buildings/words';
import { useUnitSheetTexts } from './texts.ts';

/** What the stored words of a unit and of its people are called in their histories. */
export function useRecordNames(unit: Unit, places?: Places): ReadonlyMap<string, string> {
  const t = useUnitSheetTexts();
  const tu = useUnitsTexts();
  return useMemo(() => {
    const sections = new Map(places?.sections.map(({ id, name }) => [id, name]));
    return new Map<string, string>([
      ...unitStatuses.map((status) => [status, tu(`statuses.${status}`)] as const),
      ...unitKinds.map((kind) => [kind, tu(`kinds.${kind}`)] as const),
      ...occupancyRoles.map((role) => [role, t(`people.roles.${role}`)] as const),
      ...(places?.floors ?? []).map(
        ({ id, sectionId, label }) => [id, `${sections.get(sectionId) ?? ''} · ${label}`] as const,
      ),
      [unit.id, unit.code],
    ]);
  }, [t, tu, unit, places]);
}
