import type { TopicKind, TopicReaction } from '@imah/contract/community/words';
import { type IconShape } from '@imah/ui';
import {
  checkCheckIcon,
  frownIcon,
  handHeartIcon,
  heartIcon,
  laughIcon,
  megaphoneIcon,
  messagesSquareIcon,
  thumbsUpIcon,
  voteIcon,
} from '@imah/ui/icons';

export const topicIcons: Readonly<Record<TopicKind, IconShape>> = {
  discussion: messagesSquareIcon,
  announcement: megaphoneIcon,
  poll: voteIcon,
};

/** The sign of each reaction: drawn, as not every device has letters for feelings. Its word stands beside it. */
export const reactionIcons: Readonly<Record<TopicReaction, IconShape>> = {
  agree: thumbsUpIcon,
  thanks: handHeartIcon,
  love: heartIcon,
  laugh: laughIcon,
  sad: frownIcon,
  done: checkCheckIcon,
};

// Object.keys forgets that its keys are those of the table.
export const reactions = Object.keys(reactionIcons) as readonly TopicReaction[];
