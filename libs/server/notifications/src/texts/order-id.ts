import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const states = {
  placed: 'baru',
  billed: 'ditagih',
  paid: 'dibayar',
  processing: 'diproses',
  completed: 'selesai',
  cancelled: 'dibatalkan',
} as const;

/** What is told of orders in Indonesian. */
export const orderId: Pick<NotificationTexts['notifications'], 'order-moved'> = {
  'order-moved': ({ number, unit, total, state, reason, person }, { building }) => ({
    title: `Pesanan ${number} ${states[state]}`,
    body: `${building}, unit ${unit}: ${rupiahOf(total)}, dari ${person}.${reason === null ? '' : ` Alasan: “${reason}”.`}`,
    reason: 'Anda memesan ini, atau menangani pesanan gedung ini.',
  }),
};
