import { reportSubmissionMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof reportSubmissionMachine> }) {
  const state = useSelector(actor, ({ value }) => value);
  return (
    <Button tone="primary" loading={state !== 'editing'} onClick={() => actor.send({ type: 'SUBMIT' })}>
      Kirim laporan
    </Button>
  );
}

export const reportSubmissionEntry = statechartEntry('report-submission', {
  machine: reportSubmissionMachine,
  what: 'Laporan dari formulir sampai server: menunggu fotonya, kecuali tidak ada yang sampai atau pelapor tidak mau menunggu.',
  scenarios: [
    { id: 'tanpa', label: 'Tanpa foto', input: () => ({ photos: 'arrived' }) as const },
    { id: 'foto', label: 'Dengan foto', input: () => ({ photos: 'under-way' }) as const },
  ],
  events: [
    { event: { type: 'SUBMIT' } },
    { label: 'foto sampai', event: { type: 'PHOTOS', are: 'arrived' } },
    { label: 'foto dalam perjalanan', event: { type: 'PHOTOS', are: 'under-way' } },
    { label: 'jaringan putus', event: { type: 'PHOTOS', are: 'cut' } },
    { label: 'foto gagal', event: { type: 'PHOTOS', are: 'failed' } },
    { event: { type: 'SEND_NOW' } },
    { event: { type: 'REFUSED' } },
    { event: { type: 'DONE' } },
  ],
  Stand,
  stands: 'Button, seperti di bawah formulir laporan.',
});
