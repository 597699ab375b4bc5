import { tooltipMachine } from '@imah/state-machines';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { TooltipByStatechart } from '../../components/tooltip/tooltip-by-statechart.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof tooltipMachine> }) {
  return (
    <TooltipByStatechart actor={actor} content="Terakhir melapor pukul 17.05" side="bottom" pressOutside="stays">
      <Button>Pompa air bersih</Button>
    </TooltipByStatechart>
  );
}

export const tooltipEntry = statechartEntry('tooltip', {
  machine: tooltipMachine,
  what: 'Satu tooltip: tertutup, terbuka setelah menunggu, atau terbuka seketika. Tombol yang ditekan tidak membukanya.',
  scenarios: [
    { id: 'biasa', label: 'Tanpa menunggu (bawaan Imah)' },
    { id: 'menunggu', label: 'Menunggu 700 ms', input: () => ({ openDelay: 700 }) },
  ],
  events: [
    { event: { type: 'POINTER_ENTER' } },
    { label: 'tetangganya baru tertutup', event: { type: 'POINTER_ENTER', group: 'skipping' } },
    { event: { type: 'POINTER_LEAVE' } },
    { event: { type: 'FOCUS' } },
    { event: { type: 'BLUR' } },
    { event: { type: 'ESCAPE' } },
    { event: { type: 'PRESS' } },
    { event: { type: 'RELEASE' } },
    { event: { type: 'OTHER_OPENED' } },
  ],
  Stand,
  stands: 'Tooltip pada sebuah tombol.',
});
