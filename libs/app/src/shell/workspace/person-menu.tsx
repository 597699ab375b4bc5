import { Avatar, useSidebar } from '@imah/ui';
import { circleUserIcon, logOutIcon } from '@imah/ui/icons';
import { useSession } from '../session/session-context.tsx';
import { useWorkspaceTexts } from './texts.ts';
import { MenuOnDemand } from './menu-on-demand.tsx';
import * as styles from './workspace.css.ts';

/** Who is signed in, and what they may do about it. */
export function PersonMenu() {
  const t = useWorkspaceTexts();
  const sidebar = useSidebar();
  const folded = sidebar === 'folded';
  const session = useSession(({ context }) => context.session?.user ?? null);
  const person = useSession(({ context }) => context.user);
  // What was heard last: name, address and picture change while the session lasts.
  const user = person ?? session;
  const picture = person?.picture ?? null;
  const name = user?.name ?? t('person.unnamed');

  return (
    <MenuOnDemand
      side="top"
      trigger={
        <button
          type="button"
          className={styles.trigger}
          data-fold={sidebar}
          // What is seen has to be in it: people who speak to their computer say what they see.
          aria-label={`${t('person.open')}: ${[name, user?.email].join(' ').trim()}`}
        >
          <Avatar name={name} size="sm" {...(picture === null ? {} : { src: picture })} />
          {folded ? null : (
            <span className={styles.words}>
              <span className={styles.ellipsis}>{name}</span> <span className={styles.email}>{user?.email}</span>
            </span>
          )}
        </button>
      }
      items={[
        { kind: 'link', href: '/imah/akun', label: t('person.account'), icon: circleUserIcon },
        { kind: 'separator', id: 'leave' },
        { kind: 'link', href: '/logout', label: t('person.logout'), icon: logOutIcon },
      ]}
    />
  );
}
