import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import type { Act, RunView } from '../run/statechart-run.ts';
import { mapTexts } from '../texts.ts';

export interface ChoicesProps {
  readonly view: Pick<RunView, 'choices' | 'mode'>;
  readonly onTake: (act: Act) => void;
}

const kinds = ['event', 'time', 'answer'] as const;

/** Everything that can happen to the statechart, as buttons; what would do nothing now cannot be pressed. */
export function Choices({ view: { choices, mode }, onTake }: ChoicesProps) {
  return (
    <Stack gap="md">
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} choices={choices.filter(({ act }) => act.kind === kind)} onTake={onTake} />
      ))}
      <Text size="sm" tone="muted">
        {mode === 'live' ? mapTexts().timeIsReal : mapTexts().timePasses}
      </Text>
    </Stack>
  );
}

interface GroupProps {
  readonly kind: (typeof kinds)[number];
  readonly choices: RunView['choices'];
  readonly onTake: (act: Act) => void;
}

function Group({ kind, choices, onTake }: GroupProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="xs">
        <Heading level={3} size="sm" id={id}>
          {mapTexts().eventsOf[kind]}
        </Heading>
        <Inline gap="xs">
          {choices.map(({ act, now }) => (
            <Button key={keyOf(act)} size="sm" disabled={now === 'impossible'} onClick={() => onTake(act)}>
              {act.label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}

function keyOf(act: Act): string {
  return act.kind === 'time' ? `${act.kind} ${act.timer}` : `${act.kind} ${act.label}`;
}
