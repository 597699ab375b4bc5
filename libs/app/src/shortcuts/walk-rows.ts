import type { RefObject } from 'react';

/** The rows of a list as keys go through them. */
export interface RowWalk {
  /** The row that has the focus, or in which something has it. */
  readonly here: () => HTMLElement | null;
  readonly all: () => readonly HTMLElement[];
  /** Puts the focus on the link of the next row, or of the one before; `passed` where there is none. */
  readonly step: (by: 1 | -1) => 'passed' | undefined;
}

/** Goes from row to row of what stands in a frame; `rows` is their selector, each has a link of its name. */
export function walkRows(frame: RefObject<HTMLElement | null>, rows: string): RowWalk {
  const all = () => [...(frame.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const here = () => document.activeElement?.closest<HTMLElement>(rows) ?? null;
  return {
    all,
    here,
    step: (by) => {
      const known = all();
      const row = here();
      const at = row === null ? -1 : known.indexOf(row);
      return focusRow(known[at < 0 ? 0 : Math.min(Math.max(at + by, 0), known.length - 1)]);
    },
  };
}

/** Puts the focus on the link of a row, and brings it into sight; `passed` where there is none. */
export function focusRow(row: HTMLElement | undefined): 'passed' | undefined {
  const link = row?.querySelector<HTMLElement>('a[href]');
  if (link === undefined || link === null) return 'passed';
  link.focus();
  link.scrollIntoView({ block: 'nearest' });
  return undefined;
}

/** Opens what a press opens. A menu that is there already listens for keys, not for clicks. */
export function pressByKey(button: HTMLElement | null): 'passed' | undefined {
  if (button === null) return 'passed';
  button.focus();
  if (button.hasAttribute('data-state'))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else button.click();
  return undefined;
}
