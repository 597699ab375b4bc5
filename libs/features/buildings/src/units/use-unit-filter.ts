import type { UnitStatus } from '@imah/contract/buildings/words';
import { useDeferredValue, useState } from 'react';
import type { UnitFilter } from './board-lines.ts';

export interface FilterState extends UnitFilter {
  /** What was typed last; the units follow a moment later. */
  readonly typed: string;
  readonly setText: (text: string) => void;
  readonly setStatuses: (statuses: readonly UnitStatus[]) => void;
  readonly clear: () => void;
}

/** What of the units is looked for. Typing does not wait for thousands of units. */
export function useUnitFilter(): FilterState {
  const [typed, setText] = useState('');
  const [statuses, setStatuses] = useState<readonly UnitStatus[]>([]);
  return {
    typed,
    text: useDeferredValue(typed),
    statuses: useDeferredValue(statuses),
    setText,
    setStatuses,
    clear: () => {
      setText('');
      setStatuses([]);
    },
  };
}
