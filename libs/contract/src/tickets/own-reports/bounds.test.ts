import { checkObjects } from '../../testing/check-bounds.ts';
import { ownReport } from '../index.ts';

const at = '2026-11-24T02:00:00.000Z';
const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const clock = { state: 'running', elapsedMs: 0, targetMs: 1, dueAt: at };

checkObjects([
  {
    name: 'ownReport',
    schema: ownReport,
    example: {
      ticket: {
        id,
        number: 'TKT-2026-000001',
        orgId: id,
        buildingId: id,
        buildingName: 'Melati',
        timeZone: 'Asia/Jakarta',
        unitId: null,
        unitCode: null,
        floorId: null,
        sectionId: null,
        place: null,
        kind: 'complaint',
        category: null,
        priority: 'medium',
        title: 'Air mati',
        state: 'new',
        waitingReason: null,
        deferredUntil: null,
        assignee: null,
        reporterName: 'Sari',
        audience: 'resident',
        reopenedCount: 0,
        sla: { response: clock, resolution: clock },
        createdAt: at,
        updatedAt: at,
        version: 1,
        abilities: { movesAs: [], acts: [] },
      },
      visit: { state: 'choose', begin: at, end: at },
      lastReply: { by: 'Agus', at, excerpt: 'Besok', unread: true },
    },
    required: ['ticket', 'visit', 'lastReply'],
    accepts: {
      visit: [null, { state: 'comes', begin: at, end: at }],
      lastReply: [null, { by: null, at, excerpt: '', unread: false }],
    },
    refuses: { ticket: [null, {}], visit: [{}, 'text'], lastReply: [{}, 'text'] },
  },
]);
