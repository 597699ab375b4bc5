/** A day on which offices are closed. `joint-leave` is cuti bersama, which an organisation may leave out. */
export interface Holiday {
  /** `2026-08-17` */
  readonly day: string;
  readonly name: { readonly id: string; readonly en: string };
  readonly kind: 'national' | 'joint-leave';
}

/** The holidays of one year with where they are written. `fixed-dates-only`: the decree of that year is not in here yet. */
export interface HolidayYear {
  readonly year: number;
  readonly source: string;
  readonly status: 'decreed' | 'fixed-dates-only';
  readonly days: readonly Holiday[];
}

const national = (day: string, id: string, en: string): Holiday => ({ day, name: { id, en }, kind: 'national' });
const leave = (day: string, id: string, en: string): Holiday => ({ day, name: { id, en }, kind: 'joint-leave' });

/** Public holidays and joint leave of Indonesia. */
export const indonesianHolidays: readonly HolidayYear[] = [
  {
    year: 2026,
    source: 'SKB 3 Menteri No. 1497/2025, No. 2/2025, No. 5/2025 (19 September 2025)',
    status: 'decreed',
    days: [
      national('2026-01-01', 'Tahun Baru Masehi', 'New Year'),
      national('2026-01-16', 'Isra Mikraj Nabi Muhammad SAW', 'Ascension of the Prophet Muhammad'),
      leave('2026-02-16', 'Cuti bersama Imlek', 'Joint leave for Chinese New Year'),
      national('2026-02-17', 'Tahun Baru Imlek 2577', 'Chinese New Year'),
      leave('2026-03-18', 'Cuti bersama Nyepi', 'Joint leave for Nyepi'),
      national('2026-03-19', 'Hari Suci Nyepi', 'Nyepi, Balinese New Year'),
      leave('2026-03-20', 'Cuti bersama Idulfitri', 'Joint leave for Eid al-Fitr'),
      national('2026-03-21', 'Idulfitri 1447 H', 'Eid al-Fitr'),
      national('2026-03-22', 'Idulfitri 1447 H', 'Eid al-Fitr'),
      leave('2026-03-23', 'Cuti bersama Idulfitri', 'Joint leave for Eid al-Fitr'),
      leave('2026-03-24', 'Cuti bersama Idulfitri', 'Joint leave for Eid al-Fitr'),
      national('2026-04-03', 'Wafat Yesus Kristus', 'Good Friday'),
      national('2026-04-05', 'Kebangkitan Yesus Kristus', 'Easter Sunday'),
      national('2026-05-01', 'Hari Buruh Internasional', 'Labour Day'),
      national('2026-05-14', 'Kenaikan Yesus Kristus', 'Ascension of Jesus Christ'),
      leave('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'Joint leave for Ascension Day'),
      national('2026-05-27', 'Iduladha 1447 H', 'Eid al-Adha'),
      leave('2026-05-28', 'Cuti bersama Iduladha', 'Joint leave for Eid al-Adha'),
      national('2026-05-31', 'Hari Raya Waisak 2570 BE', 'Vesak'),
      national('2026-06-01', 'Hari Lahir Pancasila', 'Pancasila Day'),
      national('2026-06-16', 'Tahun Baru Islam 1448 H', 'Islamic New Year'),
      national('2026-08-17', 'Hari Kemerdekaan', 'Independence Day'),
      national('2026-08-25', 'Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad'),
      leave('2026-12-24', 'Cuti bersama Natal', 'Joint leave for Christmas'),
      national('2026-12-25', 'Hari Raya Natal', 'Christmas Day'),
    ],
  },
  {
    year: 2027,
    source: 'Keputusan Presiden No. 8/2024',
    status: 'fixed-dates-only',
    days: [
      national('2027-01-01', 'Tahun Baru Masehi', 'New Year'),
      national('2027-05-01', 'Hari Buruh Internasional', 'Labour Day'),
      national('2027-06-01', 'Hari Lahir Pancasila', 'Pancasila Day'),
      national('2027-08-17', 'Hari Kemerdekaan', 'Independence Day'),
      national('2027-12-25', 'Hari Raya Natal', 'Christmas Day'),
    ],
  },
];

/** Every holiday that is known, by day. */
export const holidayDays: readonly string[] = indonesianHolidays.flatMap(({ days }) => days.map(({ day }) => day));
