import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeviceFilter, deviceStateFilters, noFilter } from '../model/device-filter.ts';

export interface DeviceFilterAddress {
  readonly filter: DeviceFilter;
  readonly narrow: (change: Partial<DeviceFilter>) => void;
  readonly clear: () => void;
}

const names = { search: 'q', typeKey: 'type', place: 'place', status: 'state', tag: 'tag' } as const;

/** What the list is narrowed to, as the address has it: it can be shared, and Back undoes it. */
export function useDeviceFilter(): DeviceFilterAddress {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);

  function write(next: DeviceFilter, replace: boolean): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const field of Object.keys(names) as (keyof typeof names)[])
          if (next[field] === '') after.delete(names[field]);
          else after.set(names[field], next[field]);
        return after;
      },
      { replace },
    );
  }
  return {
    filter,
    // Going back undoes a filter, not a letter.
    narrow: (change) => write({ ...filter, ...change }, change.search !== undefined),
    clear: () => write(noFilter, false),
  };
}

function readFilter(search: URLSearchParams): DeviceFilter {
  const text = (field: keyof typeof names) => search.get(names[field]) ?? '';
  return {
    search: text('search'),
    typeKey: text('typeKey'),
    place: text('place'),
    status: deviceStateFilters.find((word) => word === text('status')) ?? '',
    tag: text('tag'),
  };
}
