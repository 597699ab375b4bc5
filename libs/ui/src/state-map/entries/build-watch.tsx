import { buildWatchMachine } from '@imah/state-machines';
import { statechartEntry } from '../run/statechart-entry.ts';

export const buildWatchEntry = statechartEntry('build-watch', {
  machine: buildWatchMachine,
  what: 'Menanyakan versi baru aplikasi. Bila ada, perpindahan halaman berikutnya memuat ulang seluruh halaman, paling banyak sekali dalam 10 detik untuk tiap alamat.',
  scenarios: [{ id: 'biasa', label: 'Biasa', input: () => ({ running: 'versi-1' }) }],
  events: [
    { event: { type: 'CHECK' } },
    { label: 'ke /imah', event: { type: 'NAVIGATE', path: '/imah', at: 0 } },
    { label: 'ke /imah, 5 detik kemudian', event: { type: 'NAVIGATE', path: '/imah', at: 5_000 } },
    { label: 'ke /imah, 10 detik kemudian', event: { type: 'NAVIGATE', path: '/imah', at: 10_000 } },
  ],
  answers: [
    { actor: 'fetchLatest', label: 'versi yang sama', answer: { output: { id: 'versi-1' } } },
    { actor: 'fetchLatest', label: 'versi baru', answer: { output: { id: 'versi-2' } } },
    { actor: 'fetchLatest', label: 'gagal', answer: { error: { kind: 'network', message: 'Tidak ada jaringan' } } },
  ],
  stands:
    'Tidak menggerakkan komponen: orang hanya merasakan bahwa satu perpindahan halaman memuat ulang, dan sesudah itu versinya baru.',
});
