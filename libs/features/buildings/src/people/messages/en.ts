import type { TranslationOf } from '@imah/app/i18n';
import type { peopleTextsId } from './id.ts';

export const peopleTextsEn = {
  title: 'People in this building',
  table: 'List of people',
  show: 'Show the list of people',
  failed: 'The list of people could not be loaded',
  empty: 'Nobody is recorded yet. Open a unit to add an occupant or owner.',
  search: 'Search name, unit or number',
  name: 'Name',
  units: 'Unit',
  role: 'As',
  billing: 'Bills',
  pays: 'Pays',
  phone: 'Telephone',
  email: 'Email',
  open: 'Open unit {code}',
  one: 'Only {name} is shown.',
  all: '{count, plural, one {Show # person} other {Show all # people}}',
  roles: { owner: 'Owner', tenant: 'Tenant', family: 'Family', staff: 'Staff' },
} satisfies TranslationOf<typeof peopleTextsId>;
