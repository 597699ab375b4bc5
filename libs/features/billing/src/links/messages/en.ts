import type { TranslationOf } from '@imah/app/i18n';
import type { linkTextsId } from './id.ts';

export const linkTextsEn: TranslationOf<typeof linkTextsId> = {
  title: 'Links to this bill',
  failed: 'The links could not be loaded yet',
  add: 'Make a link',
  states: { open: 'Good', expired: 'Expired', withdrawn: 'Withdrawn' },
  row: 'Made by {name}, {day}',
  until: 'Good until {day}',
  withdraw: 'Withdraw the link of {day}',
  withdrawn: 'The link was withdrawn.',
  form: {
    title: 'Link to {number}',
    text: 'Whoever holds this link sees the bill and who pays it, without logging in.',
    days: 'Good for how many days?',
    save: 'Make the link',
    made: 'Copy it now: this address is shown only once.',
    address: 'Address of the link',
    copy: 'Copy the address',
    done: 'Done',
  },
};
