import type { CommunityTopic, TopicPerson, TopicPost, TopicReach, TopicRow } from '@imah/contract/community';
import type { TopicAct } from '@imah/contract/community/words';
import { fixtureId, fixtureNow, minutesAgo, tower, whoami } from './index.ts';

const inHours = (hours: number) => new Date(fixtureNow + hours * 3_600_000).toISOString();
const sari = { id: fixtureId('user', 31), name: 'Sari Lestari' };
const agus = { id: fixtureId('user', 11), name: 'Agus Prasetyo' };
const ratna = { id: whoami.id, name: whoami.name };

export const people: readonly TopicPerson[] = [agus, sari];
export const reach: TopicReach = { people: 128, units: 64, votingUnits: 248 };

/** A discussion with three posts, the last of them new. */
export const discussion: CommunityTopic = {
  id: tower.id,
  number: 'TPC-2026-000012',
  orgId: tower.orgId,
  orgName: 'Sentosa Properti',
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  kind: 'discussion',
  title: 'Parkir tamu penuh setiap akhir pekan',
  excerpt: 'Tamu kami sering tidak kebagian tempat. Apakah bisa dipakai area belakang?',
  audience: { kind: 'sections', names: ['Menara A'] },
  author: sari,
  isMine: false,
  urgent: false,
  pinned: false,
  locked: false,
  resolvedAt: null,
  publishAt: minutesAgo(60 * 26),
  validUntil: null,
  posts: 4,
  unread: 1,
  isRead: true,
  visibility: 'following',
  lastPostAt: minutesAgo(12),
  version: 1,
  body: 'Tamu kami sering **tidak kebagian tempat**. Apakah bisa dipakai area belakang?\n\n- Sabtu siang\n- Minggu sore',
  receipts: false,
  files: [],
  poll: null,
  summary: {
    text: 'Area belakang **dibuka untuk tamu** Sabtu dan Minggu pukul 08.00–22.00.',
    author: agus,
    at: minutesAgo(10),
  },
  authorUnits: ['A-1207'],
  home: { units: [], isShown: false },
  revisions: [],
  lastReadPostId: fixtureId('command', 903),
  ticket: null,
  // Of whoever runs the building; `asNeighbour` says what others may do.
  abilities: {
    side: 'staff',
    acts: ['reply', 'update', 'resolve', 'moderate', 'make-ticket', 'delete'],
    updateUntil: null,
  },
};

const post = (index: number, body: string, more: Partial<TopicPost> = {}): TopicPost => ({
  id: fixtureId('command', 900 + index),
  replyToId: null,
  author: sari,
  isMine: false,
  side: 'resident',
  units: ['A-1207'],
  body,
  mentions: [],
  files: [],
  reactions: [],
  ticket: null,
  at: minutesAgo(60 * 24 - index * 300),
  editedAt: null,
  deletedAt: null,
  version: 1,
  abilities: { acts: more.deletedAt === undefined ? ['react', 'make-ticket', 'delete'] : [], updateUntil: null },
  ...more,
});

/** Newest first, as the server answers. */
export const posts: readonly TopicPost[] = [
  post(1, 'Setuju, area belakang kosong terus kalau malam.', {
    reactions: [
      { reaction: 'agree', count: 5, isMine: true },
      { reaction: 'thanks', count: 1, isMine: false },
    ],
  }),
  post(2, '@Sari Lestari kami cek dulu dengan satpam ya.', {
    author: ratna,
    isMine: true,
    side: 'staff',
    units: [],
    replyToId: fixtureId('command', 901),
  }),
  post(3, '', { deletedAt: minutesAgo(300) }),
  post(4, 'Mulai Sabtu ini area belakang **dibuka untuk tamu** pukul 08.00–22.00.', {
    author: agus,
    side: 'staff',
    units: [],
    at: minutesAgo(12),
    ticket: { id: fixtureId('ticket', 147), number: 'TKT-2026-000147' },
    abilities: { acts: ['react', 'delete'], updateUntil: null },
  }),
].toReversed();

/** The posts as the server answers them to somebody who wrote none of them and does not moderate. */
export const postsOfOthers: readonly TopicPost[] = posts.map((each) => ({
  ...each,
  isMine: false,
  abilities: { acts: each.abilities.acts.filter((act) => act === 'react'), updateUntil: null },
}));

/** An important announcement that was corrected once and holds for a day. */
export const announcement: CommunityTopic = {
  ...discussion,
  id: fixtureId('command', 950),
  number: 'TPC-2026-000013',
  kind: 'announcement',
  title: 'Air padam Sabtu pukul 10.00–14.00',
  excerpt: 'Tandon dikuras. Simpan air secukupnya sejak pagi.',
  audience: { kind: 'all', names: [] },
  author: ratna,
  isMine: true,
  urgent: true,
  pinned: true,
  locked: true,
  validUntil: inHours(24),
  posts: 0,
  unread: 0,
  isRead: true,
  visibility: 'inherit',
  lastPostAt: minutesAgo(90),
  version: 2,
  body: 'Tandon atas **dikuras**. Simpan air secukupnya sejak pagi; lift dan listrik tetap berjalan.',
  receipts: true,
  summary: null,
  authorUnits: [],
  revisions: [
    {
      title: 'Air padam Sabtu pukul 09.00–13.00',
      body: 'Tandon atas dikuras.',
      note: 'Jamnya mundur satu jam',
      until: minutesAgo(60),
    },
  ],
  lastReadPostId: null,
  abilities: {
    side: 'staff',
    acts: ['reply', 'correct', 'resolve', 'moderate', 'list-receipts', 'delete'],
    updateUntil: null,
  },
};

/** A poll that runs: the share of each unit counts. */
export const poll: CommunityTopic = {
  ...discussion,
  id: fixtureId('command', 951),
  number: 'TPC-2026-000014',
  kind: 'poll',
  title: 'Warna cat lobi Menara A',
  summary: null,
  authorUnits: [],
  excerpt: 'Pilih satu sampai akhir pekan.',
  author: agus,
  posts: 0,
  unread: 0,
  isRead: false,
  visibility: 'inherit',
  lastPostAt: minutesAgo(200),
  body: 'Pilih satu sampai akhir pekan. Contoh warnanya ada di lobi.',
  lastReadPostId: null,
  poll: {
    weight: 'share',
    closesAt: inHours(50),
    closed: false,
    results: 'open',
    options: [
      { id: fixtureId('command', 961), text: 'Abu-abu hangat', weight: 31_250_000 },
      { id: fixtureId('command', 962), text: 'Putih gading', weight: 18_500_000 },
      { id: fixtureId('command', 963), text: 'Hijau lumut', weight: 4_000_000 },
    ],
    cast: 53_750_000,
    possible: 100_000_000,
    ballots: [{ unit: { id: fixtureId('unit', 7), code: 'A-1207' }, optionId: fixtureId('command', 961) }],
  },
  abilities: {
    side: 'staff',
    acts: ['reply', 'resolve', 'moderate', 'vote', 'see-result', 'delete'],
    updateUntil: null,
  },
};

const ofNeighbours: readonly TopicAct[] = ['reply', 'vote', 'see-result'];

/** The topic as the server answers it to somebody who lives there, begun by another. */
export function asNeighbour(topic: CommunityTopic): CommunityTopic {
  const acts = topic.abilities.acts.filter((act) => ofNeighbours.includes(act) && !(topic.locked && act === 'reply'));
  return { ...topic, isMine: false, abilities: { side: 'resident', acts, updateUntil: null } };
}

/** The topic as the server answers it to somebody who only reads there. */
export function asReader(topic: CommunityTopic): CommunityTopic {
  const acts = topic.abilities.acts.filter((act) => act === 'see-result');
  return { ...topic, isMine: false, abilities: { side: 'resident', acts, updateUntil: null } };
}

export const topicRows: readonly TopicRow[] = [announcement, discussion, poll].map(
  ({
    body: _body,
    receipts: _receipts,
    files: _files,
    poll: _poll,
    revisions: _revisions,
    lastReadPostId: _last,
    ticket: _ticket,
    summary: _summary,
    authorUnits: _units,
    home: _home,
    abilities: _abilities,
    ...row
  }) => row,
);
