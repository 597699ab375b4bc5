import { checkObjects } from '../testing/check-bounds.ts';
import { notice, noticeDraft } from './index.ts';

checkObjects([
  {
    name: 'notice',
    schema: notice,
    example: {
      id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
      title: 'Air mati',
      body: 'Air mati',
      urgency: 'normal',
      publishedAt: '2026-11-20T10:05:00.000Z',
      expiresAt: '2026-11-20T10:05:00.000Z',
      author: 'Air mati',
      version: 1,
    },
    required: ['id', 'title', 'body', 'urgency', 'publishedAt', 'expiresAt', 'author', 'version'],
    accepts: { urgency: ['important'], author: [null] },
    refuses: {
      id: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null],
      title: [7, null],
      body: [7, null],
      urgency: ['unheard-of', null],
      publishedAt: ['?', '2026-11-20T10:05:00.000Z?', 7, null],
      expiresAt: ['?', '2026-11-20T10:05:00.000Z?', 7, null],
      author: [7],
      version: [1.5, 'one', null],
    },
  },
  {
    name: 'noticeDraft',
    schema: noticeDraft,
    example: { title: 'Air mati', body: 'Air mati', urgency: 'normal', expiresAt: '2026-11-20T10:05:00.000Z' },
    required: ['title', 'body', 'urgency', 'expiresAt'],
    accepts: { title: ['aaa', 'a'.repeat(140)], body: ['a'.repeat(5000)], urgency: ['important'] },
    refuses: {
      title: ['aa', '  ', 'a'.repeat(141), 7, null],
      body: ['a'.repeat(5001), 7, null],
      urgency: ['unheard-of', null],
      expiresAt: ['?', '2026-11-20T10:05:00.000Z?', 7, null],
    },
  },
]);
