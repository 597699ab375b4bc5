import { StatusBadge } from '@imah/ui';
import { checkIcon, hardDriveIcon, hourglassIcon, loaderCircleIcon } from '@imah/ui/icons';
import { isHeldBack } from './engine/outbox-turn.ts';
import type { OutboxEntry } from './engine/index.ts';
import { useOutboxTexts } from './texts.ts';
import { useOutbox } from './use-outbox.ts';

export interface OutboxStatusProps {
  /** What `send` resolved with. */
  readonly localId: string;
}

/** Where one thing stands: only on this device, on its way, or on the server. Nothing once it is long there. */
export function OutboxStatus({ localId }: OutboxStatusProps) {
  const { entries } = useOutbox();
  const entry = entries.find(({ id }) => id === localId);
  return entry === undefined ? null : <EntryStatus entry={entry} entries={entries} />;
}

interface EntryStatusProps {
  readonly entry: OutboxEntry;
  readonly entries: readonly OutboxEntry[];
}

const looks = {
  waiting: { tone: 'neutral', icon: hardDriveIcon },
  held: { tone: 'neutral', icon: hourglassIcon },
  sending: { tone: 'info', icon: loaderCircleIcon },
  refused: { tone: 'danger', icon: undefined },
  conflict: { tone: 'warning', icon: undefined },
  sent: { tone: 'success', icon: checkIcon },
} as const;

/** The same in a list, where everything else is at hand. */
export function EntryStatus({ entry, entries }: EntryStatusProps) {
  const t = useOutboxTexts();
  const state = isHeldBack(entries, entry) ? 'held' : entry.state;
  const { tone, icon } = looks[state];
  return (
    <StatusBadge
      tone={tone}
      label={t(`states.${state}`)}
      {...(icon === undefined ? {} : { icon })}
      data-state={state}
    />
  );
}
