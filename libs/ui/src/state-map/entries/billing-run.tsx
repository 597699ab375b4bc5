import { billingRunMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof billingRunMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  draft: ['neutral', 'Draf'],
  calculated: ['info', 'Dihitung'],
  reviewed: ['warning', 'Diperiksa'],
  issued: ['success', 'Terbit'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof billingRunMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const billingRunEntry = statechartEntry('billing-run', {
  machine: billingRunMachine,
  what: 'Proses tagihan satu bulan: dihitung, diperiksa, lalu diterbitkan. Selama belum terbit dapat dihitung ulang; yang dihitung ulang harus diperiksa lagi.',
  events: [
    { label: 'hitung', event: { type: 'CALCULATE' } },
    { label: 'tandai sudah diperiksa', event: { type: 'REVIEW' } },
    { label: 'terbitkan', event: { type: 'ISSUE' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
