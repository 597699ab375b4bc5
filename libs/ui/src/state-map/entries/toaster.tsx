import { toasterMachine } from '@imah/state-machines';
import { ToastContainer } from '../../components/toaster/toast-container.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

export const toasterEntry = statechartEntry('toaster', {
  machine: toasterMachine,
  what: 'Antrean pemberitahuan: paling banyak lima di layar, sisanya menunggu giliran. Semuanya berhenti bersama selama ada yang dibaca.',
  scenarios: [{ id: 'biasa', label: 'Biasa', input: (now: () => number) => ({ now }) }],
  events: [
    { label: 'berhasil', event: { type: 'ADD', toast: { type: 'success', text: 'Perubahan disimpan.' } } },
    { label: 'kabar', event: { type: 'ADD', toast: { type: 'info', text: 'Tiket baru dari lantai 3.' } } },
    { label: 'peringatan', event: { type: 'ADD', toast: { type: 'warning', text: 'Stok filter tinggal 2.' } } },
    { label: 'gagal', event: { type: 'ADD', toast: { type: 'danger', text: 'Perintah tidak sampai.' } } },
    { label: 'yang pertama', event: { type: 'DISMISS', id: 0 } },
    { label: 'penunjuk', event: { type: 'HOLD', by: 'pointer' } },
    { label: 'penunjuk', event: { type: 'RELEASE', by: 'pointer' } },
  ],
  Stand: ToastContainer,
  stands: 'ToastContainer, seperti di setiap halaman.',
});
