import type { TopicPost } from '@imah/contract/community';

/** A post with its answers, oldest first. */
export interface PostTree {
  readonly post: TopicPost;
  readonly replies: readonly TopicPost[];
}

/**
 * Posts as they are shown: answers below what they answer, in two parts at the first post that is new to the person.
 * `started` is where they stood when they came. Who was never here finds nothing read; their own posts are never new.
 */
export function splitAtUnread(
  posts: readonly TopicPost[],
  started: { readonly postId: string | null; readonly isFirst: boolean },
  userId: string | null,
): { readonly before: readonly PostTree[]; readonly after: readonly PostTree[] } {
  const readTo = posts.findIndex(({ id }) => id === started.postId);
  // Who wrote has seen what stood above it.
  const read = Math.max(
    readTo,
    posts.findLastIndex(({ author }) => author !== null && author.id === userId),
  );
  const known = new Set(posts.map(({ id }) => id));
  const isRoot = ({ replyToId }: TopicPost) => replyToId === null || !known.has(replyToId);
  const roots = posts
    .filter(isRoot)
    .map((post) => ({ post, replies: posts.filter(({ replyToId }) => replyToId === post.id) }));
  const firstNew = posts.findIndex(
    (post, index) => index > read && isRoot(post) && post.author?.id !== userId && post.deletedAt === null,
  );
  const isKnown = started.postId === null || readTo >= 0;
  // Everything is new to who comes for the first time: then a line above it says nothing.
  if (firstNew < 0 || !isKnown || (read < 0 && started.isFirst)) return { before: roots, after: [] };
  const at = posts[firstNew]?.id;
  const cut = roots.findIndex(({ post }) => post.id === at);
  return { before: roots.slice(0, cut), after: roots.slice(cut) };
}
