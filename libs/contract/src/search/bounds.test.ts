import { checkObjects } from '../testing/check-bounds.ts';
import { searchAnswer, searchHit, searchQuery } from './index.ts';

checkObjects([
  {
    name: 'searchAnswer',
    schema: searchAnswer,
    example: {
      hits: [
        {
          kind: 'building',
          id: 'Air mati',
          title: 'Air mati',
          detail: 'Air mati',
          orgId: 'Air mati',
          buildingId: 'Air mati',
          buildingName: 'Air mati',
        },
      ],
      number: { kind: 'TKT', text: 'Air mati' },
    },
    required: ['hits', 'number'],
    accepts: { number: [null] },
    refuses: { hits: [{}, null], number: ['text'] },
  },
  {
    name: 'searchHit',
    schema: searchHit,
    example: {
      kind: 'building',
      id: 'Air mati',
      title: 'Air mati',
      detail: 'Air mati',
      orgId: 'Air mati',
      buildingId: 'Air mati',
      buildingName: 'Air mati',
    },
    required: ['kind', 'id', 'title', 'detail', 'orgId', 'buildingId', 'buildingName'],
    accepts: {
      kind: ['unit', 'device', 'alarm', 'person', 'member', 'ticket', 'topic'],
      detail: [null],
      buildingId: [null],
      buildingName: [null],
    },
    refuses: {
      kind: ['unheard-of', null],
      id: [7, null],
      title: [7, null],
      detail: [7],
      orgId: [7, null],
      buildingId: [7],
      buildingName: [7],
    },
  },
  {
    name: 'searchQuery',
    schema: searchQuery,
    example: { q: 'Air mati' },
    required: ['q'],
    accepts: { q: ['a'.repeat(100)] },
    refuses: { q: ['a'.repeat(101), 7, null] },
  },
]);
