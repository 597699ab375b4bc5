import { checkObjects } from '../../testing/check-bounds.ts';
import { alarmTicket, alarmTicketQuery } from '../index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';

checkObjects([
  {
    name: 'alarmTicket',
    schema: alarmTicket,
    example: { alarmId: id, ticket: { id, number: 'TKT-2026-000001', state: 'new' } },
    required: ['alarmId', 'ticket'],
    accepts: { ticket: [{ id, number: 'TKT-2026-000001', state: 'closed' }] },
    refuses: {
      alarmId: ['?', `${id}?`, 7, null],
      ticket: [null, {}, { id: '?', number: 'TKT', state: 'new' }, { id, number: 'TKT', state: 'unheard-of' }],
    },
  },
  {
    name: 'alarmTicketQuery',
    schema: alarmTicketQuery,
    example: { buildingId: id, deviceId: id },
    required: [],
    accepts: {},
    refuses: { buildingId: ['?', `${id}?`, 7, null], deviceId: ['?', `${id}?`, 7, null] },
  },
]);
