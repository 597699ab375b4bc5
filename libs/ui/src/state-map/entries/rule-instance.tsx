import { ruleInstanceMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof ruleInstanceMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  normal: ['success', 'Normal'],
  pending: ['warning', 'Ditunggu'],
  active: ['danger', 'Alarm'],
  recovering: ['warning', 'Membaik, alarm masih ada'],
  'no-data': ['neutral', 'Tanpa data'],
  'no-data-raised': ['danger', 'Tanpa data, alarm masih ada'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof ruleInstanceMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const ruleInstanceEntry = statechartEntry('rule-instance', {
  machine: ruleInstanceMachine,
  what: 'Aturan alarm pada satu perangkat: syarat yang terpenuhi ditunggu, lalu menjadi alarm; yang membaik dipertahankan dulu. Selama perangkat diam tidak ada yang dimulai atau diakhiri.',
  events: [
    { label: 'syarat terpenuhi', event: { type: 'BREACH' } },
    { label: 'cukup lama atau sering', event: { type: 'HOLD' } },
    { label: 'tidak terpenuhi', event: { type: 'CALM' } },
    { label: 'sudah cukup lama membaik', event: { type: 'KEPT' } },
    { label: 'perangkat diam', event: { type: 'SILENT' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaan aturan.',
});
