import { useState } from 'react';
import { type anyCall, useSubmit } from '@imah/app/command';
import type { ImportReport } from './import-faults.tsx';

/** How an import is asked for: checked, or done; `skip` leaves out the rows with a fault. */
export type AskImport<Source, Report> = (asked: {
  readonly source: Source;
  readonly mode: 'check' | 'apply';
  readonly faulty?: 'stop' | 'skip';
  readonly timeoutMs: number;
}) => Promise<{ readonly data: Report }>;

/** What makes reads old that an import changes. */
export type ImportCommand = ReturnType<typeof anyCall>;

/** Checked, and what would happen; nothing is made before somebody has seen it. */
interface Checked<Source, Report> {
  readonly source: Source;
  readonly report: Report;
}

// Reading a big workbook takes the server longer than a form does.
const timeoutMs = 60_000;

/** An import: checked first, then made on a second press with the same source. */
export function useImport<Source, Report extends ImportReport>(
  change: ImportCommand,
  ask: AskImport<Source, Report>,
  onDone: (report: Report) => void,
) {
  const sending = useSubmit(change);
  const [checked, setChecked] = useState<Checked<Source, Report> | null>(null);

  return {
    ...sending,
    checked,
    forget: () => setChecked(null),
    check: async (source: Source) => {
      const done = await sending.submit(() => ask({ source, mode: 'check', timeoutMs }));
      if (done !== null) setChecked({ source, report: done.data });
    },
    apply: async () => {
      if (checked === null) return;
      const { source, report } = checked;
      const faulty = report.faultyRows === 0 ? ('stop' as const) : ('skip' as const);
      const done = await sending.submit(() => ask({ source, mode: 'apply', faulty, timeoutMs }));
      if (done === null) return;
      if (done.data.applied) onDone(done.data);
      // Somebody else was faster: what is said now is shown instead.
      else setChecked({ source, report: done.data });
    },
  };
}
