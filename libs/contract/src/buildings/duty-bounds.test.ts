import { checkObjects } from '../testing/check-bounds.ts';
import { dutyShift, dutyShiftDraft, onDuty } from './index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const hours = { days: [1, 5], from: '22:00', to: '06:00' };
const hoursAccepts = { days: [[7], [1, 2, 3, 4, 5, 6, 7]], from: ['00:00', '23:59'], to: ['00:00', '23:59'] };
const hoursRefuses = {
  days: [[], [0], [8], [1.5], ['1'], Array.from({ length: 8 }, () => 1), null],
  from: ['24:00', '8:00', '08:60', '08:00:00', 8, null],
  to: ['24:00', '8:00', '08:60', '08:00:00', 8, null],
};

checkObjects([
  {
    name: 'dutyShiftDraft',
    schema: dutyShiftDraft,
    example: { holder: { kind: 'member', userId: id, phone: '+628119001001' }, ...hours },
    required: ['holder', 'days', 'from', 'to'],
    accepts: {
      holder: [
        { kind: 'member', userId: id, phone: null },
        { kind: 'contact', contactId: id },
      ],
      ...hoursAccepts,
    },
    refuses: {
      holder: [
        { kind: 'ghost', userId: id },
        { kind: 'member', userId: '?', phone: null },
        { kind: 'member', userId: id, phone: '0811' },
        { kind: 'member', userId: id },
        { kind: 'contact', contactId: '?' },
        null,
      ],
      ...hoursRefuses,
    },
  },
  {
    name: 'dutyShift',
    schema: dutyShift,
    example: {
      id,
      holder: { kind: 'member', userId: id, name: 'Agus', phone: null, standing: 'works-there' },
      ...hours,
      version: 1,
    },
    required: ['id', 'holder', 'days', 'from', 'to', 'version'],
    accepts: {
      holder: [
        { kind: 'contact', contactId: id, name: 'Pos satpam', phone: '112' },
        { kind: 'member', userId: id, name: 'Agus', phone: '112', standing: 'gone' },
      ],
      ...hoursAccepts,
    },
    refuses: {
      id: ['?', 7, null],
      holder: [
        { kind: 'contact', contactId: id, name: 'Pos satpam', phone: null },
        { kind: 'member', userId: id, name: 'Agus', phone: null, standing: 'somewhere' },
        { kind: 'member', userId: id, name: 'Agus', phone: null },
        null,
      ],
      ...hoursRefuses,
      version: [1.5, null],
    },
  },
  {
    name: 'onDuty',
    schema: onDuty,
    example: {
      id,
      name: 'Agus',
      trades: ['electrical'],
      role: null,
      phone: '+628119001001',
      whatsapp: false,
      until: '2026-11-20T10:05:00.000Z',
    },
    required: ['id', 'name', 'trades', 'role', 'phone', 'whatsapp', 'until'],
    accepts: { trades: [[]], role: ['security'], phone: [null], whatsapp: [true] },
    refuses: {
      id: ['?', 7, null],
      name: [7, null],
      trades: [['magic'], null],
      role: ['ghost'],
      phone: [7],
      whatsapp: ['yes', null],
      until: ['?', null],
    },
  },
]);
