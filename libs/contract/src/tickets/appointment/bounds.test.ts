import { checkObjects } from '../../testing/check-bounds.ts';
import {
  appointmentAnswer,
  appointmentCancellation,
  appointmentSlot,
  ticketAppointment,
  ticketAppointmentDraft,
  ticketAppointments,
} from '../index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const begin = '2026-11-24T02:00:00.000Z';
const end = '2026-11-24T04:00:00.000Z';
const slot = { begin, end };
const named = { id, name: 'Agus' };
const notInstants = ['?', `${begin}?`, 7];
const notReasons = ['aa', '  ', 'a'.repeat(1025), 7, null];

checkObjects([
  {
    name: 'appointmentSlot',
    schema: appointmentSlot,
    example: slot,
    required: ['begin', 'end'],
    accepts: {},
    refuses: { begin: [...notInstants, null], end: [...notInstants, null] },
  },
  {
    name: 'ticketAppointmentDraft',
    schema: ticketAppointmentDraft,
    example: { id, slots: [slot], note: 'Bawa kunci', reason: 'Hujan' },
    required: ['id', 'slots'],
    accepts: {
      slots: [Array.from({ length: 5 }, () => slot)],
      note: ['a'.repeat(1024)],
      reason: ['aaa', 'a'.repeat(1024)],
    },
    refuses: {
      id: ['?', 7, null],
      slots: [[], Array.from({ length: 6 }, () => slot), {}, null],
      note: ['a'.repeat(1025), 7, null],
      reason: notReasons,
    },
  },
  {
    name: 'ticketAppointment',
    schema: ticketAppointment,
    example: {
      id,
      round: 1,
      slots: [slot],
      note: 'Bawa kunci',
      state: 'offered',
      agreed: slot,
      offeredBy: named,
      offeredAt: begin,
      answeredBy: named,
      answeredAt: begin,
      endedBy: named,
      endedAt: begin,
      reason: 'Hujan',
    },
    required: [
      'id',
      'round',
      'slots',
      'note',
      'state',
      'agreed',
      'offeredBy',
      'offeredAt',
      'answeredBy',
      'answeredAt',
      'endedBy',
      'endedAt',
      'reason',
    ],
    accepts: {
      state: ['agreed', 'declined', 'cancelled', 'replaced', 'expired', 'ended'],
      agreed: [null],
      offeredBy: [null],
      answeredBy: [null],
      answeredAt: [null],
      endedBy: [null],
      endedAt: [null],
      reason: [null],
    },
    refuses: {
      id: ['?', 7, null],
      round: [1.5, 'one', null],
      slots: [{}, null],
      note: [7, null],
      state: ['unheard-of', null],
      agreed: ['text'],
      offeredBy: ['text'],
      offeredAt: [...notInstants, null],
      answeredBy: ['text'],
      answeredAt: notInstants,
      endedBy: ['text'],
      endedAt: notInstants,
      reason: [7],
    },
  },
  {
    name: 'ticketAppointments',
    schema: ticketAppointments,
    example: { appointments: [], takers: [named], acts: ['offer'] },
    required: ['appointments', 'takers', 'acts'],
    accepts: { acts: [['offer', 'answer', 'cancel'], []] },
    refuses: { appointments: [{}, null], takers: [{}, null], acts: [['unheard-of'], {}, null] },
  },
  {
    name: 'appointmentAnswer',
    schema: appointmentAnswer,
    example: { begin, reason: 'Hujan' },
    required: ['begin'],
    accepts: { begin: [null], reason: ['aaa', 'a'.repeat(1024)] },
    refuses: { begin: notInstants, reason: notReasons },
  },
  {
    name: 'appointmentCancellation',
    schema: appointmentCancellation,
    example: { reason: 'Hujan' },
    required: ['reason'],
    accepts: { reason: ['aaa', 'a'.repeat(1024)] },
    refuses: { reason: notReasons },
  },
]);
