/** What is known of topics, by key: a list, one topic, its posts, who has read it and who can be named in it. */
export const topicKeys = {
  all: () => ['topics'] as const,
  lists: () => ['topics', 'list'] as const,
  list: (query: object) => ['topics', 'list', query] as const,
  of: (topicId: string) => ['topics', 'of', topicId] as const,
  one: (topicId: string) => ['topics', 'of', topicId, 'one'] as const,
  posts: (topicId: string) => ['topics', 'of', topicId, 'posts'] as const,
  receipts: (topicId: string) => ['topics', 'of', topicId, 'receipts'] as const,
  people: (topicId: string) => ['topics', 'of', topicId, 'people'] as const,
};
