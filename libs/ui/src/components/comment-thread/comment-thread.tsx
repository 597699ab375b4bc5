import type { ReactNode } from 'react';
import { lockIcon } from '../../icons/generated/icons.ts';
import type { DataLabels } from '../../labels/data-labels.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import * as styles from './comment-thread.css.ts';

export type ThreadComment = {
  id: string;
  author: string;
  avatarSrc?: string;
  /** What the author is here, beside the name: a badge, where they live. */
  mark?: ReactNode;
  time: string;
  dateTime?: string;
  /** Plain text, or Markdown already drawn. */
  body: ReactNode;
  /** `internal` is seen by those who manage the building alone. */
  visibility?: 'everyone' | 'internal';
  /** Answers to it, oldest first. */
  replies?: readonly ThreadComment[];
  /** Buttons and menus below it. */
  actions?: ReactNode;
};

export type CommentThreadProps = RootProps<'section', 'children'> & {
  label: string;
  /** Oldest first, as people talk. */
  comments: readonly ThreadComment[];
  /** Where one writes: a CommentComposer, or why one cannot. */
  composer?: ReactNode;
  /** What stands there before the first comment. */
  empty?: ReactNode;
};

/** What people said about one thing, and the place to answer. */
export function CommentThread({ label, comments, composer, empty, ...rest }: CommentThreadProps) {
  const labels = useDataLabels();
  return (
    <section aria-label={label} {...rest} className={styles.thread}>
      {comments.length > 0 ? (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} labels={labels} />
          ))}
        </ol>
      ) : (
        empty
      )}
      {composer}
    </section>
  );
}

function Comment({ comment, labels }: { comment: ThreadComment; labels: DataLabels }) {
  const { author, avatarSrc, mark, time, dateTime, body, visibility = 'everyone', replies = [], actions } = comment;
  return (
    <li data-visibility={visibility} className={styles.comment}>
      <Avatar name={author} {...(avatarSrc ? { src: avatarSrc } : {})} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.author}>{author}</span>
          {mark}
          <time dateTime={dateTime} className={styles.time}>
            {time}
          </time>
          {visibility === 'internal' ? <StatusBadge tone="warning" icon={lockIcon} label={labels.internal} /> : null}
        </div>
        <div className={styles.text}>{body}</div>
        {actions}
        {replies.length > 0 ? (
          <ol className={styles.replies}>
            {replies.map((reply) => (
              <Comment key={reply.id} comment={reply} labels={labels} />
            ))}
          </ol>
        ) : null}
      </div>
    </li>
  );
}
