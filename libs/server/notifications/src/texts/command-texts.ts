import type { NotificationTexts } from './notification-texts.ts';

type CommandTexts = Pick<NotificationTexts['notifications'], 'command-failed' | 'command-approval'>;

const failuresId = {
  failed: 'Perangkat menolak perintah Anda',
  expired: 'Perangkat tidak menjawab sampai waktunya habis',
  refused: 'Orang kedua menolak perintah Anda',
  unapproved: 'Tidak ada yang menyetujui perintah Anda sampai waktunya habis',
} as const;

/** What is told of commands to devices. */
export const commandTextsId: CommandTexts = {
  'command-failed': ({ device, outcome }, { building }) => ({
    title: `Perintah gagal: ${device}`,
    body: `${building}. ${failuresId[outcome]}.`,
    reason: 'Anda yang mengirim perintah ini.',
  }),
  'command-approval': ({ device, by }, { building }) => ({
    title: `Perlu persetujuan Anda: ${device}`,
    body: `${building}. ${by} meminta perintah yang harus disetujui orang kedua.`,
    reason: 'Anda boleh mengendalikan perangkat ini.',
  }),
};

const failuresEn = {
  failed: 'The device refused your command',
  expired: 'The device did not answer in time',
  refused: 'The second person refused your command',
  unapproved: 'Nobody approved your command in time',
} as const;

/** What is told of commands to devices. */
export const commandTextsEn: CommandTexts = {
  'command-failed': ({ device, outcome }, { building }) => ({
    title: `Command failed: ${device}`,
    body: `${building}. ${failuresEn[outcome]}.`,
    reason: 'You sent this command.',
  }),
  'command-approval': ({ device, by }, { building }) => ({
    title: `Needs your approval: ${device}`,
    body: `${building}. ${by} asked for a command that a second person has to approve.`,
    reason: 'You may control this device.',
  }),
};
