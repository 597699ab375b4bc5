import type { RootProps } from '../../shared/root-props.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './menu-trigger.css.ts';

export type PersonMenuProps = RootProps<'button', 'children' | 'type'> & {
  name: string;
  /** An e-mail address or a role. */
  detail?: string;
  src?: string;
  items: readonly MenuItem[];
  /** `icon` where there is no room for the name; it is still said. */
  display?: 'full' | 'icon';
  side?: 'top' | 'bottom';
};

/** Who is signed in, and what they may do about it. */
export function PersonMenu({ name, detail, src, items, display = 'full', side = 'bottom', ...rest }: PersonMenuProps) {
  const labels = useDataLabels();
  return (
    <Menu
      side={side}
      align={display === 'icon' ? 'end' : 'start'}
      items={items}
      trigger={
        <button
          {...rest}
          type="button"
          data-display={display}
          title={display === 'icon' ? name : undefined}
          className={styles.trigger}
        >
          <Avatar name={name} {...(src ? { src } : {})} size={display === 'icon' ? 'md' : 'sm'} />
          <VisuallyHidden>{labels.personMenu}: </VisuallyHidden>
          {display === 'full' ? (
            <span className={styles.words}>
              <span className={styles.line}>{name}</span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
          ) : (
            <VisuallyHidden>{name}</VisuallyHidden>
          )}
        </button>
      }
    />
  );
}
