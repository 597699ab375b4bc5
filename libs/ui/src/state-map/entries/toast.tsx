import { toastMachine, type ToastType } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ToasterView } from '../../components/toaster/toaster-view.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof toastMachine> }) {
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const toast = useSelector(actor, (snapshot) => snapshot.context.toast);
  return (
    <ToasterView
      toasts={open ? [toast] : []}
      onDismiss={() => actor.send({ type: 'CLOSE' })}
      onHold={() => actor.send({ type: 'PAUSE' })}
      onRelease={() => actor.send({ type: 'RESUME' })}
    />
  );
}

const scenario = (id: string, label: string, type: ToastType, time: number | null, text: string, paused = false) => ({
  id,
  label,
  input: (now: () => number) => ({ toast: { id: 0, type, text, time }, now, paused }),
});

export const toastEntry = statechartEntry('toast', {
  machine: toastMachine,
  what: 'Satu pemberitahuan: terbuka sampai waktunya habis atau ditutup orang. Selama penunjuk atau fokus ada padanya, waktunya berhenti.',
  scenarios: [
    scenario('berhasil', 'Berhasil, 5 detik', 'success', 5_000, 'Perubahan disimpan.'),
    scenario('kabar', 'Kabar, 5 detik', 'info', 5_000, 'Versi baru Imah dimuat saat Anda berpindah halaman.'),
    scenario('peringatan', 'Peringatan, 8 detik', 'warning', 8_000, 'Pompa air bersih belum melapor selama 10 menit.'),
    scenario('gagal', 'Gagal, 12 detik', 'danger', 12_000, 'Perintah tidak sampai ke perangkat. Coba lagi.'),
    scenario('tinggal', 'Sampai ditutup', 'danger', null, 'Tagihan tidak dapat diterbitkan.'),
    scenario('terjeda', 'Muncul saat orang membaca yang lain', 'info', 5_000, 'Tiket baru dari lantai 3.', true),
  ],
  events: [{ event: { type: 'PAUSE' } }, { event: { type: 'RESUME' } }, { event: { type: 'CLOSE' } }],
  Stand,
  stands: 'Toast. Arahkan penunjuk kepadanya, atau tutup, dan lihat bagannya ikut.',
});
