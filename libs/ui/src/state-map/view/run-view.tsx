import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { Card } from '../../components/card/card.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { Text } from '../../components/text/text.tsx';
import { circleDotIcon } from '../../icons/generated/icons.ts';
import type { StatechartEntry } from '../run/statechart-entry.ts';
import { type StatechartRun, type RunView as View, stateOf } from '../run/statechart-run.ts';
import { findWays } from '../run/find-ways.ts';
import { entryWords, mapTexts } from '../texts.ts';
import { Choices } from './choices.tsx';
import { Diagram } from './diagram.tsx';
import { frame, waiting } from './diagram.css.ts';
import { History } from './history.tsx';
import { columns, stand } from './state-map.css.ts';
import { usePlacedGraph } from './use-placed-graph.ts';

export interface RunViewProps {
  readonly entry: StatechartEntry;
  readonly run: StatechartRun;
}

const nowhere: ReadonlySet<string> = new Set();

/** One run of one statechart: diagram, component, what can happen, what happened. */
export function RunView({ entry, run }: RunViewProps) {
  const view = useSyncExternalStore(run.subscribe, run.read);
  const step = view.steps[view.position];
  const reachable = useMemo(
    () => (view.mode === 'live' ? nowhere : new Set(findWays(entry).keys())),
    [entry, view.mode],
  );
  if (step === undefined) return null;

  return (
    <div className={columns}>
      <Card as="section">
        <Stack gap="md">
          <Inline justify="between">
            <Heading level={2} size="lg">
              {mapTexts().diagram}
            </Heading>
            <output aria-label={mapTexts().now}>
              <StatusBadge tone="info" icon={circleDotIcon} label={stateOf(step)} />
            </output>
          </Inline>
          <Picture entry={entry} step={step} reachable={reachable} onGoTo={run.goTo} />
          <Text size="sm" tone="muted">
            {view.mode === 'live' ? mapTexts().legendLive : mapTexts().legend}
          </Text>
        </Stack>
      </Card>
      <Stack>
        <Card as="section">
          <Stack gap="md">
            <Heading level={2} size="lg">
              {mapTexts().component}
            </Heading>
            {view.mode === 'simulated' ? <Stand entry={entry} view={view} /> : null}
            <Text size="sm" tone="muted">
              {entryWords(entry.stands)}
            </Text>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap="md">
            <Heading level={2} size="lg">
              {mapTexts().events}
            </Heading>
            {entry.scenarios.length > 1 && view.mode === 'simulated' ? (
              <SelectField
                label={mapTexts().scenario}
                value={view.scenario}
                options={entry.scenarios.map(({ id, label }) => ({ value: id, label: entryWords(label) }))}
                onChange={({ currentTarget }) => run.startIn(currentTarget.value)}
              />
            ) : null}
            <Choices view={view} onTake={run.take} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap="md">
            <Heading level={2} size="lg">
              {mapTexts().history}
            </Heading>
            <History view={view} onBackTo={run.backTo} />
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

interface PictureProps {
  readonly entry: StatechartEntry;
  readonly step: View['steps'][number];
  readonly reachable: ReadonlySet<string>;
  readonly onGoTo: (state: string) => void;
}

function Picture({ entry, step, reachable, onGoTo }: PictureProps) {
  const drawing = usePlacedGraph(entry.machine);
  if (drawing.kind !== 'ready') {
    return (
      <div className={waiting} aria-busy={drawing.kind === 'loading'} data-state={drawing.kind}>
        <Text tone="muted">{drawing.kind === 'loading' ? mapTexts().drawing : mapTexts().drawingFailed}</Text>
      </div>
    );
  }
  return (
    // Wider than a phone: it scrolls, and people without a pointer must be able to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={frame} tabIndex={0} aria-label={mapTexts().diagram}>
      <Diagram
        graph={drawing.graph}
        title={`${mapTexts().diagram} ${entry.name}`}
        active={step.active}
        taken={step.taken}
        reachable={reachable}
        onGoTo={onGoTo}
      />
    </section>
  );
}

function Stand({ entry, view }: { readonly entry: StatechartEntry; readonly view: View }) {
  if (entry.Stand === null) return <Text>{mapTexts().noComponent}</Text>;
  // The entry's own machine made this actor.
  const Component = entry.Stand as ComponentType<{ readonly actor: View['actor'] }>;
  return (
    <div className={stand}>
      <Component key={view.generation} actor={view.actor} />
    </div>
  );
}
