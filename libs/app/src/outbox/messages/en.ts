import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { outboxTextsId } from './id.ts';

export const outboxTextsEn: TranslationOf<typeof outboxTextsId> = {
  title: 'Not sent yet',
  open: 'Not sent yet: {count, number}. Open the list',
  attention: 'Not sent yet: {count, number}, waiting for your decision. Open the list',
  many: '99+',
  explain:
    'What you see here is saved on this device and is sent automatically once you are online. Until then nobody else sees it.',
  away: 'The server cannot be reached yet. Trying again automatically.',
  signedOut: 'Your session has ended. Log in again so that everything is sent.',
  retryAll: 'Send now',
  empty: { title: 'Everything has been sent', text: 'Nothing is waiting on this device.' },
  recent: 'Just sent',
  states: {
    waiting: 'Saved on this device',
    held: 'Waiting for the one above',
    sending: 'Being sent',
    refused: 'Rejected by the server',
    conflict: 'Needs your choice',
    sent: 'Sent',
  },
  made: 'Written <age></age>',
  files: '{count, plural, one {# file} other {# files}}',
  retry: 'Send now',
  retryThis: 'Send now: {about}',
  edit: 'Edit',
  editThis: 'Edit: {about}',
  remove: 'Delete',
  removeThis: 'Delete: {about}',
  removal: {
    title: 'Delete what was not sent?',
    text: 'It exists only on this device and cannot be restored.',
    tried: 'Sending was tried before, so it may already have reached the server.',
    withRest: 'Replies and changes on this report are deleted with it.',
    confirm: 'Delete',
  },
  refusal: {
    title: 'The server rejected it',
    plain: 'The server gave no reason.',
    next: 'What you wrote is still here. Edit it and send it again, or delete it.',
  },
  editing: {
    title: 'Title',
    text: 'Text',
    reason: 'Reason',
    note: 'Note',
    save: 'Save and send',
    cancel: 'Cancel',
  },
  conflict: {
    text: 'Somebody changed it before yours was sent. Choose which one applies for each field.',
    unknown: 'The current version could not be loaded yet. Try sending again.',
    same: 'The status is already the one you chose. What you wrote was not sent with it: copy it into a reply if it still matters, then delete this.',
    mine: 'Yours',
    theirs: 'Current',
    was: 'Before: {value}',
    apply: 'Apply choice',
  },
  notKept: {
    full: 'The server cannot be reached, and the storage of this device is full, so what you wrote is neither kept nor sent. It is still on this page: free some space and send it again before you close the page.',
    closed:
      'The server cannot be reached, and this browser allows no storage (a private window, say), so what you wrote is neither kept nor sent. It is still on this page: send it again when there is a connection, before you close the page.',
  },
  told: {
    sent: '{count, plural, one {# item waiting on this device has been sent.} other {# items waiting on this device have been sent.}}',
    refused: 'The server rejected something. See Not sent yet.',
    conflict: 'A change needs your choice. See Not sent yet.',
  },
};
