import { useState } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import type { StatechartEntry } from '../run/statechart-entry.ts';
import { simulatedRun } from '../run/simulated-run.ts';
import { RunView } from './run-view.tsx';
import { entryWords } from '../texts.ts';

export interface StateMapProps {
  readonly entry: StatechartEntry;
  /** The state to begin with, `open.paused`; the statechart's own beginning when left out. */
  readonly state?: string | undefined;
}

/** A statechart to look at and to play with, on a clock that stands. */
export function StateMap({ entry, state }: StateMapProps) {
  const [run, setRun] = useState(() => simulatedRun(entry, state));

  // Another statechart or another state was asked for from outside.
  const [asked, setAsked] = useState({ entry, state });
  if (asked.entry !== entry || asked.state !== state) {
    setAsked({ entry, state });
    setRun(simulatedRun(entry, state));
  }

  return (
    <Stack>
      <Stack gap="xs">
        <Heading level={1}>{entry.name}</Heading>
        <Text tone="muted">{entryWords(entry.what)}</Text>
      </Stack>
      <RunView key={entry.name} entry={entry} run={run} />
    </Stack>
  );
}
