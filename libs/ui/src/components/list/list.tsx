import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './list.css.ts';

export type ListProps = RootProps<'ul'>;

export function List(props: ListProps) {
  return <ul {...props} className={styles.list} />;
}

export type ListRowProps = RootProps<'li', 'title' | 'children'> & {
  title: ReactNode;
  description?: ReactNode;
  icon?: IconShape;
  /** Instead of an icon: an avatar, a picture. */
  leading?: ReactNode;
  /** What kind of thing it is, in a column as wide in every row; above the title on a phone, with what is trailing beside it. */
  chip?: ReactNode;
  /** Values, badges and controls at the end. */
  trailing?: ReactNode;
  /** The whole row leads there; what is trailing keeps its own presses. */
  href?: string;
};

export function ListRow({ title, description, icon, leading, chip, trailing, href, ...rest }: ListRowProps) {
  return (
    <li data-target={href ? 'link' : 'none'} data-chip={chip ? 'yes' : 'no'} {...rest} className={styles.row}>
      {icon || leading ? (
        <span className={styles.leading}>{leading ?? (icon ? <Icon icon={icon} size="lg" /> : null)}</span>
      ) : null}
      {chip ? <span className={styles.chip}>{chip}</span> : null}
      <div className={styles.words}>
        {href ? (
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
      {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
    </li>
  );
}
