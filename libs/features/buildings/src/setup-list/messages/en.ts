import type { TranslationOf } from '@imah/app/i18n';
import type { setupListTextsId } from './id.ts';

export const setupListTextsEn: TranslationOf<typeof setupListTextsId> = {
  title: 'Set up this building',
  progress: '{done, number} of {all, number} steps',
  hide: 'Hide',
  done: 'Done',
  steps: {
    units: {
      unit: { name: 'Make units', todo: 'From a pattern, a paste or a file.', done: '{count, number} units' },
      room: { name: 'Make rooms', todo: 'From a pattern, a paste or a file.', done: '{count, number} rooms' },
      house: { name: 'Make houses', todo: 'From a pattern, a paste or a file.', done: '{count, number} houses' },
    },
    people: {
      name: 'Record residents',
      todo: 'Who lives where; then they can be invited.',
      done: 'There are residents on record.',
    },
    team: {
      name: 'Invite your team',
      todo: 'Technicians, guards or administrators.',
      done: 'There are others on this team.',
      invited: 'An invitation is on its way.',
    },
    labels: {
      name: 'Put up QR labels',
      todo: 'So that anybody can report from the spot.',
      done: '{count, number} labels in use',
    },
    devices: {
      name: 'Register devices',
      todo: 'The first meter, pump or sensor.',
      done: '{count, number} devices registered',
    },
  },
};
