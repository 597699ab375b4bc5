import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { arrowRightIcon } from '../../icons/generated/icons.ts';
import type { DataLabels } from '../../labels/data-labels.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './audit-entry.css.ts';

/** One field; null where there was or is nothing. */
export type AuditChange = { field: string; before: string | null; after: string | null };

export type AuditEntryProps = RootProps<'article', 'children'> & {
  /** Who did it: a person, a device or the system itself. */
  actor: string;
  /** What they did, as it follows the name: "mengubah tarif listrik". */
  action: ReactNode;
  time: string;
  dateTime?: string;
  /** From where: an address, a browser, a task. */
  source?: string;
  changes?: readonly AuditChange[];
};

/** Who changed what and when, with what stood there before. */
export function AuditEntry({ actor, action, time, dateTime, source, changes = [], ...rest }: AuditEntryProps) {
  const labels = useDataLabels();
  return (
    <article {...rest} className={styles.entry}>
      <div className={styles.head}>
        <Avatar name={actor} />
        <div className={styles.words}>
          <div>
            <span className={styles.actor}>{actor}</span> {action}
          </div>
          <div className={styles.meta}>
            <time dateTime={dateTime}>{time}</time>
            {source ? <span>· {source}</span> : null}
          </div>
        </div>
      </div>
      {changes.length > 0 ? (
        <ul aria-label={labels.beforeAndAfter} className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.field} change={change} labels={labels} />
          ))}
        </ul>
      ) : null}
    </article>
  );
}

/** What was empty before did not change from something: only what stands there now is said. */
function Change({ change: { field, before, after }, labels }: { change: AuditChange; labels: DataLabels }) {
  return (
    <li className={styles.change}>
      <span className={styles.field}>{field}</span>
      {before === null ? null : (
        <>
          <del className={styles.before}>
            <VisuallyHidden>{labels.before}: </VisuallyHidden>
            {before}
          </del>
          <span className={styles.arrow}>
            <Icon icon={arrowRightIcon} size="sm" />
          </span>
        </>
      )}
      {after === null ? (
        <span className={styles.none}>
          <VisuallyHidden>{labels.after}: </VisuallyHidden>
          {labels.empty}
        </span>
      ) : (
        <ins className={styles.after}>
          {before === null ? null : <VisuallyHidden>{labels.after}: </VisuallyHidden>}
          {after}
        </ins>
      )}
    </li>
  );
}
