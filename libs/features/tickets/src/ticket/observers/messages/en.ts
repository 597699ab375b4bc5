import type { TranslationOf } from '@imah/app/i18n';
import type { observersTextsId } from './id.ts';

export const observersTextsEn = {
  title: 'Followers',
  text: 'Followers are notified of every step and reply without working on the ticket.',
  none: 'No followers yet.',
  failed: 'The followers could not be loaded',
  follow: 'Follow',
  unfollow: 'Stop following',
  followed: 'You are following this ticket.',
  unfollowed: 'You will no longer be notified about this ticket.',
  me: '{name} (you)',
  add: 'Add follower',
  addTitle: 'Add follower',
  addText: 'Staff who can see this ticket. Anyone who stopped following is not listed; only they can follow it again.',
  addOne: 'Add',
  addLabel: 'Add {name}',
  added: '{name} is now following this ticket.',
  nobody: 'There are no more staff to add.',
  remove: 'Remove {name} from followers',
} as const satisfies TranslationOf<typeof observersTextsId>;
