import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { observersId } from './id.ts';

export const observersEn = {
  title: 'Followers',
  text: 'Followers are told of every step and reply without working on it.',
  none: 'Nobody follows it yet.',
  failed: 'The followers could not be loaded',
  follow: 'Follow',
  unfollow: 'Stop following',
  followed: 'You follow this ticket.',
  unfollowed: 'You will not be told about this ticket any more.',
  me: '{name} (you)',
  add: 'Add a follower',
  addTitle: 'Add a follower',
  addText: 'Staff who may see this ticket. Whoever has stopped following is not listed; only they can follow it again.',
  addOne: 'Add',
  addLabel: 'Add {name}',
  added: '{name} follows this ticket now.',
  nobody: 'There are no more staff to add.',
  remove: 'Take {name} off the followers',
} as const satisfies TranslationOf<typeof observersId>;
