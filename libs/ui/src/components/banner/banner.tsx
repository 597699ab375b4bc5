import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { statusIcons, type StatusTone } from '../../shared/status/status-look.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './banner.css.ts';

export type BannerProps = RootProps<'div'> & {
  tone?: StatusTone;
  actions?: ReactNode;
  /** With it people can put the banner away. */
  onClose?: () => void;
};

/** One line over the whole width that concerns the whole application, not one part of a page. */
export function Banner({ tone = 'info', actions, onClose, children, ...rest }: BannerProps) {
  const labels = useLabels();
  return (
    // An output element may not hold buttons and paragraphs.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" data-tone={tone} {...rest} className={styles.banner({ tone })}>
      <span className={styles.icon({ tone })}>
        <Icon icon={statusIcons[tone]} size="lg" label={labels[tone]} />
      </span>
      <div className={styles.words}>
        <div className={styles.text}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onClose ? <IconButton icon={xIcon} label={labels.close} size="sm" onClick={onClose} /> : null}
    </div>
  );
}
