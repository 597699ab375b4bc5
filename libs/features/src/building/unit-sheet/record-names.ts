import type { Places, Unit } from '@imah/contract/buildings';
import { useMemo } from 'react';
import { useUnitsTexts } from '../units/texts.ts';
import { unitKinds, unitStatuses } from '../units/unit-form.tsx';
import { useUnitSheetTexts } from './texts.ts';

const roles = ['owner', 'tenant', 'family', 'staff'] as const;

/** What the stored words of a unit and of its people are called in their histories. */
export function useRecordNames(unit: Unit, places?: Places): ReadonlyMap<string, string> {
  const t = useUnitSheetTexts();
  const tu = useUnitsTexts();
  return useMemo(() => {
    const sections = new Map(places?.sections.map(({ id, name }) => [id, name]));
    return new Map<string, string>([
      ...unitStatuses.map((status) => [status, tu(`statuses.${status}`)] as const),
      ...unitKinds.map((kind) => [kind, tu(`kinds.${kind}`)] as const),
      ...roles.map((role) => [role, t(`people.roles.${role}`)] as const),
      ...(places?.floors ?? []).map(
        ({ id, sectionId, label }) => [id, `${sections.get(sectionId) ?? ''} · ${label}`] as const,
      ),
      [unit.id, unit.code],
    ]);
  }, [t, tu, unit, places]);
}
