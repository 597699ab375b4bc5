import { loadingBarMachine } from '@imah/state-machines';
import { LoadingBar } from '../../components/loading-bar/loading-bar.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

export const loadingBarEntry = statechartEntry('loading-bar', {
  machine: loadingBarMachine,
  what: 'Garis muat setinggi 3 px di atas setiap halaman. Muatan yang lebih singkat dari 10 ms tidak menampilkan apa pun.',
  events: [{ event: { type: 'START' } }, { event: { type: 'FINISH' } }, { event: { type: 'FAIL' } }],
  Stand: LoadingBar,
  stands: 'LoadingBar, di tepi atas kotak ini.',
});
