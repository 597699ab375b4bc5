/** What was, is and could be again. Only `present` is shown; the others are what undo and redo bring back. */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] };

const most = 50;

export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** After a change: the last 50 can be undone, and what was undone is gone. */
export function record<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past, present].slice(-most), present: next, future: [] };
}

/** One change back; the same history when there is none. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [last] = past.slice(-1);
  return past.length === 0 || last === undefined
    ? history
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** What was undone last, again; the same history when nothing was. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: future.slice(1) };
}
