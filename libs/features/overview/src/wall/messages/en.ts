import type { TranslationOf } from '@imah/app/i18n';
import type { wallTextsId } from './id.ts';

export const wallTextsEn: TranslationOf<typeof wallTextsId> = {
  ended: {
    title: 'This screen was withdrawn',
    text: 'Its link works no more. Ask whoever runs the building for another one.',
  },
  failed: 'The screen could not be loaded',
  loading: 'Loading the screen',
  screen: 'Dashboard of {building}',
  empty: 'There is nothing on this dashboard yet',
  connecting: 'Connecting',
  down: 'Disconnected, last values',
  of: '{at} of {all}',
  fullScreen: 'Full screen',
  trend: '{metric} over the last 24 hours',
  gone: 'What was shown here is there no more.',
  calm: 'No active alarms',
  noPicture: 'The picture could not be loaded',
};
