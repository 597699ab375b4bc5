import type { AuditFilter } from '@imah/contract/audit';
import { useSettled } from '@imah/app/read';
import { useSearchParams } from 'react-router-dom';
import { dayEnd, dayStart } from './day-bounds.ts';

/** Long enough that a name typed in one go is asked for once. */
const pauseMs = 300;

/** What the address asks for; an empty text where it asks for nothing. */
export interface AuditView {
  readonly who: string;
  readonly what: string;
  readonly building: string;
  readonly dates: { readonly from: string | null; readonly to: string | null };
  readonly filter: AuditFilter;
  readonly change: (change: Readonly<Record<string, string | null>>) => void;
  readonly clear: () => void;
}

const names = ['who', 'what', 'building', 'from', 'to'] as const;
const aDay = /^\d{4}-\d\d-\d\d$/;
const aRecord = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What may be asked for; of the buildings nothing is known until they are read. */
interface AuditChoices {
  readonly kinds: readonly string[];
  readonly buildingIds: readonly string[] | undefined;
}

/** The rows that the address asks for, so that a link leads to the same ones; what may not be asked for counts as left out. */
export function useAuditView({ kinds, buildingIds }: AuditChoices): AuditView {
  const [search, setSearch] = useSearchParams();
  const asked = (name: (typeof names)[number], isValid: (text: string) => boolean) => {
    const text = search.get(name) ?? '';
    return isValid(text) ? text : '';
  };
  const who = asked('who', (text) => text.length <= 120);
  const what = asked('what', (text) => kinds.includes(text));
  const building = asked('building', (text) => aRecord.test(text) && (buildingIds?.includes(text) ?? true));
  const from = asked('from', isDay) || null;
  const to = asked('to', isDay) || null;
  const settled = useSettled(who.trim(), pauseMs);
  return {
    who,
    what,
    building,
    dates: { from, to },
    filter: {
      ...(settled === '' ? {} : { who: settled }),
      ...(what === '' ? {} : { entity: what }),
      ...(building === '' ? {} : { buildingId: building }),
      ...(from === null ? {} : { from: dayStart(from) }),
      ...(to === null ? {} : { to: dayEnd(to) }),
    },
    change: (change) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    clear: () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of names) after.delete(name);
          return after;
        },
        { replace: true },
      ),
  };
}

/** A day of the calendar: the 31st of a short month is none. */
function isDay(text: string): boolean {
  return aDay.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
