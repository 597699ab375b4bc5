import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { searchId } from './id.ts';

export const searchEn: TranslationOf<typeof searchId> = {
  placeholder: 'Search for buildings, units, people, devices or a number',
  recent: 'Opened last',
  pages: 'Pages',
  switchTo: 'Switch building',
  actions: 'Actions',
  number: 'Number',
  numberMissing: 'There is no {number} that you may see',
  kinds: {
    building: 'Buildings',
    unit: 'Units',
    device: 'Devices',
    alarm: 'Active alarms',
    person: 'Residents',
    member: 'Members',
  },
  severities: {
    critical: 'Critical',
    major: 'Major',
    minor: 'Minor',
    warning: 'Warning',
    info: 'Info',
  },
  unit: 'Unit {unit}',
  account: 'My account',
  modes: {
    light: 'Light mode',
    dark: 'Dark mode',
    system: 'Mode of the device',
  },
  modeWords: 'colour theme display dark light',
  language: 'Bahasa Indonesia',
  languageDetail: 'Switch to Indonesian',
  languageWords: 'language bahasa english indonesian',
  logout: 'Log out',
  logoutWords: 'logout sign out end session keluar',
};
