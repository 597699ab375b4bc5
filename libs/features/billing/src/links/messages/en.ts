import type { TranslationOf } from '@imah/app/i18n';
import type { linkTextsId } from './id.ts';

export const linkTextsEn: TranslationOf<typeof linkTextsId> = {
  title: 'Links to this bill',
  failed: 'The links could not be loaded yet',
  none: 'There is no link yet. With a link, whoever you send it to sees this bill without logging in.',
  add: 'Make a link',
  states: { open: 'Good', expired: 'Expired', withdrawn: 'Withdrawn' },
  row: 'Made by {name}, {day}',
  until: 'Good until {day}',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the link made by {name}, {day}',
  withdrawn: 'The link was withdrawn.',
  confirm: {
    title: 'Withdraw this link?',
    text: 'Whoever holds it can no longer see this bill.',
  },
  form: {
    title: 'Link to {number}',
    text: 'Whoever holds this link sees the bill and who pays it, without logging in.',
    days: 'Good for how many days?',
    bounds: 'Enter {least} to {most} days.',
    made: 'Copy or send it now: this address is shown only once.',
    address: 'Address of the link',
    copy: 'Copy the address',
    whatsapp: 'Send by WhatsApp',
    copyMessage: 'Copy the message',
    done: 'Done',
  },
  message: {
    open: '{bill} for unit {unit}, {building}: {amount}, due {due}. See the details and download the PDF at {address} (good until {until}).',
    settled:
      '{bill} for unit {unit}, {building}: nothing is left to pay. See the details and download the PDF at {address} (good until {until}).',
  },
};
