import { checkObjects } from '../../testing/check-bounds.ts';
import { savedReply, savedReplyDraft, ticketNoteDraft, ticketPerson } from '../index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const ids = ['?', `${id}?`, 7, null];

checkObjects([
  {
    name: 'savedReplyDraft',
    schema: savedReplyDraft,
    example: { name: 'Teknisi berangkat', body: 'Halo {nama}' },
    required: ['name', 'body'],
    accepts: { name: ['a', 'a'.repeat(80)], body: ['a', 'a'.repeat(4000)] },
    refuses: { name: ['', '  ', 'a'.repeat(81), 7, null], body: ['', '  ', 'a'.repeat(4001), 7, null] },
  },
  {
    name: 'savedReply',
    schema: savedReply,
    example: { id, name: 'Teknisi berangkat', body: 'Halo {nama}', version: 1 },
    required: ['id', 'name', 'body', 'version'],
    accepts: {},
    refuses: { id: ids, version: [1.5, 'one', null] },
  },
  {
    name: 'ticketNoteDraft',
    schema: ticketNoteDraft,
    example: { id, body: '@Tono', fileIds: [id], mentionIds: [id] },
    required: [],
    accepts: { mentionIds: [[], Array.from({ length: 20 }, () => id)] },
    refuses: { mentionIds: [Array.from({ length: 21 }, () => id), ['?'], {}, null] },
  },
  {
    name: 'ticketPerson',
    schema: ticketPerson,
    example: { id, name: 'Tono' },
    required: ['id', 'name'],
    accepts: {},
    refuses: { id: ids, name: [7, null] },
  },
]);
