import type { SimulatedCharge } from './charge-book.ts';

const words = {
  pending: 'Menunggu pembayaran',
  settlement: 'Dibayar',
  expire: 'Kedaluwarsa',
  cancel: 'Dibatalkan',
  deny: 'Ditolak',
  refund: 'Dikembalikan',
} as const;
const moves = { settlement: 'Bayar', expire: 'Biarkan kedaluwarsa', deny: 'Tolak', refund: 'Kembalikan' } as const;

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
li{border:1px solid #8888;border-radius:.5rem;padding:1rem;margin:0 0 1rem;list-style:none}ul{padding:0}
form{display:inline-block;margin:.5rem .5rem 0 0}button{font:inherit;padding:.4rem .9rem}code{overflow-wrap:anywhere}`;

const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });

/** Every charge, the newest on top, with what a person at a bank's app could do to it. */
export function chargesPage(charges: readonly SimulatedCharge[]): string {
  const rows = charges.toReversed().slice(0, 200).map(row).join('');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Simulator pembayaran</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>Simulator pembayaran</h1><p>Berperan sebagai bank dan QRIS di komputer ini. Tidak ada uang sungguhan.</p>
${rows === '' ? '<p>Belum ada tagihan yang dibayar lewat simulator ini.</p>' : `<ul>${rows}</ul>`}</body></html>`;
}

function row(charge: SimulatedCharge): string {
  const { orderId, amount, method, bank, vaNumber, status } = charge;
  const way = method === 'qris' ? 'QRIS' : `VA ${bank?.toUpperCase() ?? ''} <code>${vaNumber ?? ''}</code>`;
  const offered =
    status === 'pending'
      ? (['settlement', 'expire', 'deny'] as const)
      : status === 'settlement'
        ? (['refund'] as const)
        : [];
  const buttons = offered.map(
    (move) => `<form method="post" action="/simulator/moves"><input type="hidden" name="orderId" value="${orderId}">
<button name="status" value="${move}">${moves[move]}</button></form>`,
  );
  return `<li><strong>${rupiah.format(amount)}</strong> · ${way} · ${words[status]}<br><code>${orderId}</code><br>${buttons.join('')}</li>`;
}
