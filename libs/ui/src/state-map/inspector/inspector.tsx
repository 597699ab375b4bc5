import { useEffect, useMemo, useState } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { xIcon } from '../../icons/generated/icons.ts';
import { statechartEntries } from '../entries/entries.ts';
import type { StatechartEntry } from '../run/statechart-entry.ts';
import { liveRun } from '../run/live-run.ts';
import { entryWords, mapTexts } from '../texts.ts';
import { RunView } from '../view/run-view.tsx';
import { StateMap } from '../view/state-map.tsx';
import * as styles from './inspector.css.ts';

export interface InspectorProps {
  readonly live: readonly AnyActorRef[];
  readonly onClose: () => void;
}

/** Every statechart of the application: those that run now as they are, the others to be tried. */
export function Inspector({ live, onClose }: InspectorProps) {
  const running = useLiveRuns(live);
  const [name, setName] = useState(() => statechartEntries.find((entry) => running.has(entry))?.name ?? '');
  const entry = statechartEntries.find((one) => one.name === name) ?? statechartEntries[0];
  if (entry === undefined) return null;
  const run = running.get(entry);

  return (
    <aside aria-label={mapTexts().title} className={styles.panel}>
      <div className={styles.head}>
        <SelectField
          label={mapTexts().statechart}
          value={entry.name}
          options={statechartEntries.map((one) => ({
            value: one.name,
            label: `${one.name} (${running.has(one) ? mapTexts().live : mapTexts().sandbox})`,
          }))}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <IconButton icon={xIcon} label={mapTexts().close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {run === undefined ? (
          <StateMap entry={entry} />
        ) : (
          <Stack>
            <Text tone="muted">{entryWords(entry.what)}</Text>
            <RunView key={entry.name} entry={entry} run={run} />
          </Stack>
        )}
      </div>
    </aside>
  );
}

/** Begins to follow every running statechart at once, so that nothing is missed while another one is looked at. */
function useLiveRuns(live: readonly AnyActorRef[]) {
  const runs = useMemo(() => new Map(live.flatMap((actor) => runOf(actor))), [live]);
  useEffect(() => () => runs.forEach((run) => run.stop()), [runs]);
  return runs;
}

function runOf(actor: AnyActorRef): [StatechartEntry, ReturnType<typeof liveRun>][] {
  if (!isStatechart(actor)) return [];
  return statechartEntries
    .filter(({ machine }) => machine.id === actor.logic.id)
    .map((entry) => [entry, liveRun(entry, actor)]);
}

function isStatechart(actor: AnyActorRef): actor is Actor<AnyStateMachine> {
  return 'logic' in actor && typeof actor.logic === 'object' && actor.logic !== null && 'definition' in actor.logic;
}
