import type { TopicKind, TopicReaction } from '@imah/contract';
import { type IconShape } from '@imah/ui';
import { megaphoneIcon, messagesSquareIcon, voteIcon } from '@imah/ui/icons';

export const topicIcons: Readonly<Record<TopicKind, IconShape>> = {
  discussion: messagesSquareIcon,
  announcement: megaphoneIcon,
  poll: voteIcon,
};

/** The sign of each reaction; its word stands beside it for those who do not see it. */
export const reactionSigns: Readonly<Record<TopicReaction, string>> = {
  agree: '👍',
  thanks: '🙏',
  love: '❤️',
  laugh: '😄',
  sad: '😢',
  done: '✅',
};

// Object.keys forgets that its keys are those of the table.
export const reactions = Object.keys(reactionSigns) as readonly TopicReaction[];
