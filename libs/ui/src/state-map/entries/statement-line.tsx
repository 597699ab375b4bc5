import { statementLineMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof statementLineMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  new: ['info', 'Baru'],
  matched: ['success', 'Cocok'],
  ignored: ['neutral', 'Diabaikan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof statementLineMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const statementLineEntry = statechartEntry('statement-line', {
  machine: statementLineMachine,
  what: 'Satu mutasi bank. Dicocokkan dengan pembukuan atau diabaikan; keduanya dapat dibatalkan.',
  events: [
    { label: 'cocokkan', event: { type: 'MATCH' } },
    { label: 'batalkan kecocokan', event: { type: 'UNDO' } },
    { label: 'abaikan', event: { type: 'IGNORE' } },
    { label: 'urus lagi', event: { type: 'RESTORE' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
