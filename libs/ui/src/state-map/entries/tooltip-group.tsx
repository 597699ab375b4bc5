import { tooltipGroupMachine } from '@imah/state-machines';
import { statechartEntry } from '../run/statechart-entry.ts';

export const tooltipGroupEntry = statechartEntry('tooltip-group', {
  machine: tooltipGroupMachine,
  what: 'Yang diketahui bersama oleh tooltip yang berdampingan: sesudah satu tertutup, yang berikutnya terbuka tanpa menunggu.',
  events: [{ event: { type: 'TOOLTIP_OPENED' } }, { event: { type: 'TOOLTIP_CLOSED' } }],
  stands:
    'Tidak menggerakkan komponen sendiri: TooltipGroup menyimpannya, dan setiap Tooltip di dalamnya menanyakannya saat penunjuk datang.',
});
