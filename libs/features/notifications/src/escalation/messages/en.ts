import type { TranslationOf } from '@imah/app/i18n';
import type { escalationNoteTextsId } from './id.ts';

export const escalationNoteTextsEn: TranslationOf<typeof escalationNoteTextsId> = {
  title: 'Nobody has taken this on',
  running: 'Passed on to {who} at {at}, nobody has taken it on yet.',
  acknowledged: 'Passed on to {who} at {at}, then taken on.',
  over: 'Passed on to {who} at {at}, then over.',
  expired: 'Passed on to {who} at {at}; nobody took it on within 24 hours.',
  stopped: 'Passed on to {who} at {at}; escalation was switched off.',
  next: 'Next at {at}.',
  times: 'That was time {count}.',
  nobody: 'nobody (no one may see it)',
};
