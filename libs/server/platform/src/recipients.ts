/** Those of the audience of a topic who want to hear so much of it. */
export interface TopicRecipients {
  readonly kind: 'topic';
  readonly topicId: string;
  readonly hears: 'everyone' | 'normal' | 'following';
  readonly except: readonly string[];
}
