import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { homeId } from './id.ts';

export const homeEn = {
  greeting: {
    morning: 'Good morning, {name}',
    noon: 'Good afternoon, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  greetingPlain: {
    morning: 'Good morning',
    noon: 'Good afternoon',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  buildings: 'My buildings',
  addBuilding: 'Add a building',
  count: '{count, plural, one {# building} other {# buildings}}',
  summary: {
    online: 'Devices online',
    alarms: 'Active alarms',
    buildings: 'Buildings',
    ofTotal: 'of {total, number}',
    calm: 'All calm',
    look: 'Needs a look',
  },
  card: {
    online: '{online, number} of {total, number} devices online',
    none: 'No devices yet',
    alarms: '{count, plural, one {# active alarm} other {# active alarms}}',
    calm: 'No alarms',
    units: '{count, plural, one {# unit} other {# units}}',
  },
  archived: {
    open: 'Archive',
    title: 'Archived buildings',
    lead: 'These buildings are in no list; nothing of them is lost.',
    loading: 'Loading archived buildings',
    failed: 'The archived buildings cannot be loaded at the moment',
    none: 'No building is archived',
    noneText: 'Buildings that are archived on their page are kept here.',
    restore: 'Bring back',
  },
  empty: {
    title: 'Start with your first building',
    text: 'Register your organisation and building in three short steps.',
    start: 'Set up a building',
    makerTitle: 'No building yet',
    makerText: 'Add the first building of your organisation in five short steps.',
    memberTitle: 'No building for you yet',
    memberText: 'You are a member of an organisation. Ask its manager for access to a building.',
  },
  failed: 'Your buildings could not be loaded',
  today: {
    title: 'Today',
    loading: 'Loading what needs you',
    failed: 'What needs you could not be loaded',
    more: 'Show {count, number} more',
    counts: {
      alarm: '{count, plural, one {# alarm} other {# alarms}}',
      'device-offline': '{count, plural, one {# device offline} other {# devices offline}}',
    },
    empty: { title: 'Nothing is waiting for you', text: 'Alarms and devices that went offline will appear here.' },
    alarm: {
      take: 'Take on',
      takeNamed: 'Take on the alarm of {device}',
      taken: 'You are on it',
      undo: 'Undo',
      failed: 'The change was not saved. Please try again.',
    },
    offline: {
      badge: 'Offline',
      text: 'No longer heard',
      open: 'Open',
      openNamed: 'Open the device {device}',
    },
  },
} as const satisfies TranslationOf<typeof homeId>;
