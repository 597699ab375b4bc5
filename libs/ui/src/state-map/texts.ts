import { english } from './english-words.ts';

const indonesian = {
  title: 'Peta keadaan',
  after: (time: string) => `setelah ${time}`,
  done: (actor: string) => `${actor} selesai`,
  failed: (actor: string) => `${actor} gagal`,
  anyActor: 'anak',
  otherwise: 'selain itu',
  always: 'langsung',
  anywhere: 'di keadaan mana pun',
  diagram: 'Diagram',
  drawing: 'Menggambar diagram…',
  drawingFailed: 'Diagram tidak dapat digambar.',
  goTo: (state: string) => `Ke keadaan ${state}`,
  now: 'keadaan sekarang',
  legend: 'Klik sebuah keadaan untuk langsung ke sana.',
  legendLive: 'Bagan ini sedang berjalan di aplikasi; keadaannya mengikuti yang sebenarnya.',
  component: 'Komponennya',
  noComponent: 'Bagan ini tidak menggerakkan komponen.',
  events: 'Kejadian',
  eventsOf: { event: 'Kejadian', time: 'Waktu', answer: 'Jawaban yang ditunggu' },
  timePasses: 'Waktu di sini hanya berjalan bila Anda menekannya.',
  timeIsReal: 'Di aplikasi, waktu dan jawaban berjalan sendiri.',
  noTimers: 'Tidak ada waktu yang berjalan.',
  history: 'Riwayat',
  back: 'Mundur selangkah',
  restart: 'Ulangi dari awal',
  begun: 'Mulai',
  scenario: 'Keadaan awal',
  said: 'memberi tahu:',
  statechart: 'Bagan',
  source: 'Sumber',
  live: 'yang sedang berjalan',
  sandbox: 'cobaan',
  close: 'Tutup peta keadaan',
  data: 'Isi konteks',
};

const inEnglish: typeof indonesian = {
  title: 'Map of states',
  after: (time: string) => `after ${time}`,
  done: (actor: string) => `${actor} done`,
  failed: (actor: string) => `${actor} failed`,
  anyActor: 'child',
  otherwise: 'otherwise',
  always: 'at once',
  anywhere: 'in any state',
  diagram: 'Diagram',
  drawing: 'Drawing the diagram…',
  drawingFailed: 'The diagram cannot be drawn.',
  goTo: (state: string) => `Go to state ${state}`,
  now: 'current state',
  legend: 'Click a state to go straight to it.',
  legendLive: 'This chart is running in the application; its state follows what is true there.',
  component: 'Its component',
  noComponent: 'This chart drives no component.',
  events: 'Events',
  eventsOf: { event: 'Events', time: 'Time', answer: 'Answers awaited' },
  timePasses: 'Time passes here only when you press it.',
  timeIsReal: 'In the application, time and answers come by themselves.',
  noTimers: 'No timer is running.',
  history: 'History',
  back: 'One step back',
  restart: 'Start again',
  begun: 'Start',
  scenario: 'Initial state',
  said: 'told:',
  statechart: 'Chart',
  source: 'Source',
  live: 'running now',
  sandbox: 'to be tried',
  close: 'Close the map of states',
  data: 'Context',
};

/** The page's language; there is no page where only the logic of the map is tried. */
const language = () => globalThis.document?.documentElement.lang;

/** What the map of states says itself, to designers and developers, in the language of the page. */
export const mapTexts = () => (language() === 'en' ? inEnglish : indonesian);

/** What a statechart's entry says of it: written in Indonesian there. */
export const entryWords = (words: string): string => (language() === 'en' ? (english[words] ?? words) : words);
