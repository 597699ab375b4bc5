import type { TranslationOf } from '@imah/app/i18n';
import type { secondFactorTextsId } from './id.ts';

export const secondFactorTextsEn: TranslationOf<typeof secondFactorTextsId> = {
  saved: 'Changes saved.',
  title: 'Two-step verification',
  failed: 'The rule about two-step verification could not be loaded',
  danger:
    'After the days of grace, members without two-step verification can open nothing of this organisation, by API tokens neither, until they turn it on.',
  ownFirst: 'Turn it on for your own account first.',
  ownOpen: 'Open account security',
  label: 'Required of',
  audiences: { nobody: 'Nobody', staff: 'Staff', everybody: 'All members' },
  hints: {
    nobody: 'Each member chooses for themselves.',
    staff: 'Whoever may do more than residents.',
    everybody: 'Staff and residents.',
  },
  days: 'Days of grace',
  daysHint: 'New members have as many from the day they join. 0 means at once.',
  daysWrong: 'Enter a number from 0 to {most}.',
  save: 'Apply the requirement',
  list: 'Members who have not turned it on',
  listFailed: 'The list of members who have not turned it on could not be loaded',
  allHave: 'Everybody it is required of has turned it on',
  due: 'Due {date}',
  dueReminded: 'Due {date}, reminded {reminded}',
  remind: 'Remind',
  reminded: '{name} has been reminded.',
  more: 'Show more',
};
