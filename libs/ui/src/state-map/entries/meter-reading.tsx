import { type MeterReadingInput, meterReadingMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof meterReadingMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  entered: ['neutral', 'Dicatat'],
  submitted: ['warning', 'Menunggu persetujuan'],
  approved: ['success', 'Disetujui'],
  rejected: ['danger', 'Ditolak'],
  estimate: ['info', 'Perkiraan'],
  corrected: ['neutral', 'Dikoreksi'],
};

const from = (first: MeterReadingInput['first']) => (): MeterReadingInput => ({ first });

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof meterReadingMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const meterReadingEntry = statechartEntry('meter-reading', {
  machine: meterReadingMachine,
  what: 'Pembacaan meter: yang janggal menunggu persetujuan, yang lain langsung berlaku. Yang dikoreksi tetap terlihat di samping penggantinya.',
  scenarios: [
    { id: 'janggal', label: 'janggal', input: from('submitted') },
    { id: 'wajar', label: 'wajar', input: from('approved') },
    { id: 'perkiraan', label: 'perkiraan', input: from('estimate') },
  ],
  events: [
    { label: 'setujui', event: { type: 'APPROVE' } },
    { label: 'tolak', event: { type: 'REJECT' } },
    { label: 'koreksi', event: { type: 'CORRECT' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
