import type { TopicKind } from '@imah/contract/community/words';

/** Who speaks: there are accounts for the management and for one resident. */
type Voice = 'staff' | 'resident';

/** A topic of the demonstration. Times are hours before its start, and after the beginning of the topic. */
export interface TopicPlan {
  readonly building: string;
  readonly kind: TopicKind;
  readonly title: string;
  readonly body: string;
  readonly by: Voice;
  readonly hoursAgo: number;
  /** Names of sections; everyone when left out. */
  readonly sections?: readonly string[];
  readonly pinned?: true;
  readonly urgent?: true;
  readonly receipts?: true;
  /** Hours from its beginning until it is over. */
  readonly validFor?: number;
  readonly resolvedAfter?: number;
  /** What the management holds fast of it, and when. */
  readonly summary?: { readonly text: string; readonly after: number };
  readonly poll?: {
    readonly options: readonly string[];
    readonly closesAfter: number;
    /** Option by unit. */
    readonly votes: Readonly<Record<string, number>>;
  };
  readonly posts?: readonly { readonly by: Voice; readonly after: number; readonly text: string }[];
}

/** What is talked about in the demonstration. */
export const demoTopics: readonly TopicPlan[] = [
  {
    building: 'MELATI',
    kind: 'announcement',
    title: 'Lift penumpang 1 diperiksa Selasa pagi',
    body: 'Lift penumpang 1 **tidak dapat dipakai Selasa pukul 09.00–12.00** untuk pemeriksaan berkala.\n\n- Lift penumpang 2 tetap berjalan\n- Mohon beri jalan lebih dulu kepada lansia dan warga dengan kursi roda\n\nTerima kasih atas pengertiannya.',
    by: 'staff',
    hoursAgo: 20,
    sections: ['Menara A'],
    pinned: true,
    receipts: true,
    validFor: 120,
  },
  {
    building: 'MELATI',
    kind: 'announcement',
    title: 'Penyemprotan nyamuk Sabtu lalu',
    body: 'Penyemprotan dilakukan di taman dan area parkir. Mohon jendela ditutup pukul 07.00–09.00.',
    by: 'staff',
    hoursAgo: 190,
    validFor: 48,
  },
  {
    building: 'MELATI',
    kind: 'discussion',
    title: 'Parkir tamu penuh setiap akhir pekan',
    body: 'Tamu kami beberapa kali tidak kebagian tempat. Apakah area belakang bisa dipakai untuk tamu pada **Sabtu dan Minggu**?',
    by: 'resident',
    hoursAgo: 52,
    summary: {
      text: 'Area belakang dicoba untuk tamu **Sabtu dan Minggu pukul 08.00–22.00**, lapor ke pos satpam.',
      after: 47,
    },
    posts: [
      {
        by: 'staff',
        after: 3,
        text: 'Terima kasih masukannya, Bu Sari. Kami cek dulu jumlah mobil di area belakang bersama satpam.',
      },
      { by: 'resident', after: 5, text: 'Baik, Pak. Biasanya paling ramai sesudah pukul 10.00.' },
      {
        by: 'staff',
        after: 46,
        text: 'Mulai Sabtu ini area belakang dicoba untuk tamu, pukul **08.00–22.00**. Mohon lapor ke pos satpam saat masuk.',
      },
    ],
  },
  {
    building: 'MELATI',
    kind: 'discussion',
    title: 'Jadwal penggunaan ruang serbaguna',
    body: 'Apakah ruang serbaguna bisa dipesan untuk arisan bulan depan?',
    by: 'resident',
    hoursAgo: 300,
    resolvedAfter: 30,
    posts: [{ by: 'staff', after: 6, text: 'Bisa. Silakan pesan ke resepsionis paling lambat tiga hari sebelumnya.' }],
  },
  {
    building: 'MELATI',
    kind: 'poll',
    title: 'Warna cat lobi Menara A',
    body: 'Lobi akan dicat ulang bulan depan. Contoh ketiga warnanya ada di meja resepsionis. Satu unit satu suara.',
    by: 'staff',
    hoursAgo: 30,
    sections: ['Menara A'],
    poll: {
      options: ['Abu-abu hangat', 'Putih gading', 'Hijau lumut'],
      closesAfter: 150,
      votes: { 'A-101': 0, 'A-102': 0, 'A-201': 1, 'A-302': 0, 'A-304': 1, 'A-401': 2, 'A-603': 0 },
    },
  },
];
