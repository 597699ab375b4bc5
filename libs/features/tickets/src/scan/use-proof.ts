import { findScanProof } from '@imah/contract/scan/words';
import { useEffect, useRef, useState } from 'react';

const triesAtOnce = 400;

/** Looks for the proof of a report while it is being filled in, a little at a time, so that typing is not held up. */
export function useProof(code: string, id: string): { readonly finish: () => Promise<number> } {
  const [search] = useState(() => new Map<string, { next: number; found: number | null }>());
  const stopped = useRef(false);
  const key = `${code}/${id}`;
  const state = search.get(key) ?? { next: 0, found: null };
  search.set(key, state);

  const step = (tries: number) => {
    state.found ??= findScanProof({ code, id }, state.next, tries);
    state.next += tries;
    return state.found;
  };

  useEffect(() => {
    stopped.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      if (stopped.current || step(triesAtOnce) !== null) return;
      timer = setTimeout(go, 0);
    };
    timer = setTimeout(go, 0);
    return () => {
      stopped.current = true;
      clearTimeout(timer);
    };
    // `step` is of this key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return {
    finish: async () => {
      let found = step(triesAtOnce);
      // A proof is among the first hundred thousand with all but certainty; each round lets the page breathe.
      while (found === null) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        found = step(triesAtOnce * 5);
      }
      return found;
    },
  };
}
